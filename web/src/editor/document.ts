/** Documents as plain data, never changed in place: every change is a new document that shares what stayed the same. */

export type Doc = { [key: string]: unknown };
export type Step = string | number;

/** `side[0].unit[3].hex` and `side.0.unit.3.hex` as steps. */
export const steps = (path: string): Step[] => (path.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
/** Steps as complaints write them. */
export const pathOf = (way: readonly Step[]): string => way.reduce<string>((path, step) => (typeof step === "number" ? `${path}[${step}]` : path ? `${path}.${step}` : step), "");

export const isTable = (value: unknown): value is Doc => typeof value === "object" && value !== null && !Array.isArray(value);
export const listAt = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const tablesAt = (value: unknown): Doc[] => listAt(value).map((entry) => (isTable(entry) ? entry : {}));

export function at(value: unknown, way: readonly Step[]): unknown {
  return way.reduce<unknown>((found, step) => (Array.isArray(found) || isTable(found) ? (found as Doc)[step] : undefined), value);
}

/** The same with another value at a place; tables on the way are made, and `undefined` takes a key or an entry away. */
export function put(value: unknown, way: readonly Step[], given: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return given;
  if (typeof step === "number") {
    const list = [...listAt(value)];
    const made = put(list[step], rest, given);
    if (made === undefined) list.splice(step, 1);
    else list[step] = made;
    return list;
  }
  const table = isTable(value) ? value : {};
  const made = put(table[step], rest, given);
  if (made !== undefined) return { ...table, [step]: made };
  return Object.fromEntries(Object.entries(table).filter(([key]) => key !== step));
}

/** Every id of a document, wherever it stands. */
export function ids(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const entry of value) ids(entry, found);
  else if (isTable(value)) {
    if (typeof value.id === "string") found.add(value.id);
    for (const entry of Object.values(value)) if (typeof entry === "object") ids(entry, found);
  }
  return found;
}

/** The first number with which a thing of a kind is the only one of its id. */
export function free(document: Doc, kind: string): number {
  const taken = ids(document);
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return number;
}
