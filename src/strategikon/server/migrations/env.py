"""Alembic's entry: migrates on the connection it is given, in the transaction that is open there."""

from alembic import context

from strategikon.server.tables import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=False)
context.run_migrations()
