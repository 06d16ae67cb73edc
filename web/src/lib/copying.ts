/** Into the clipboard: by the browser's own door, which is open on safe lines alone, else by the old way of marking a text. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return marked(text);
  }
}

/** A field with the text, marked and copied. Before an open dialog nothing else can be marked, so it stands in it. */
function marked(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  field.style.cssText = "position: fixed; opacity: 0; pointer-events: none";
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}
