/** Fields by the form of a schema: what a new value begins with, and which of several forms a value has. */

import type { Form } from "./bench";
import { isTable, type Doc } from "./document";

/** The least that a form accepts, or as near to it as one can come without knowing what is meant. */
export function begun(form: Form): unknown {
  switch (form.is) {
    case "integer":
      return Math.min(Math.max(form.low ?? 0, Math.min(1, form.high ?? 1)), form.high ?? 1);
    case "boolean":
      return true;
    case "choice":
      return form.words?.[0];
    case "list":
      return Array.from({ length: form.least ?? 0 }, () => begun(form.of as Form));
    case "table":
      return Object.fromEntries((form.needed ?? []).map((key) => [key, begun(form.keys?.[key] as Form)]));
    case "either":
      return begun((form.of as Form[])[0] as Form);
    case "by": {
      const [kind, one] = Object.entries(form.kinds ?? {})[0] ?? [];
      return one ? { ...(begun(one) as Doc), [form.key ?? ""]: kind } : {};
    }
    case "entries":
    case "anything":
      return {};
    default:
      return "";
  }
}

/** Which of two forms a value has: the second, if it is of the second's kind. */
export function taken(form: Form, value: unknown): Form {
  const [one, other] = form.of as [Form, Form];
  const like = (each: Form): boolean => (each.is === "list" ? Array.isArray(value) : each.is === "integer" ? typeof value === "number" : typeof value === "string");
  return like(other) && !like(one) ? other : one;
}

/** The form of a table whose kind hangs on one of its keys. */
export const byKind = (form: Form, value: unknown): Form | undefined => form.kinds?.[isTable(value) ? String(value[form.key ?? ""]) : ""];
