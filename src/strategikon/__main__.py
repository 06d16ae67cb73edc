"""`python -m strategikon` is the command `strategikon`. Loading it takes a moment, in which a Ctrl-C may come."""

import sys


def main() -> int:
    """Run one command; the exit code."""
    try:
        from strategikon.cli import main as run

        return run()
    except KeyboardInterrupt:
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        from strategikon.cli import interrupted

        return interrupted(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
