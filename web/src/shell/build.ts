/** The worker of the page's shell is written once everything else has been: it names every file, and is named by all. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCE = new URL("worker.js", import.meta.url);

/** Writes `sw.js` into the folder of the built page. */
export function writeWorker(folder: string): void {
  const files = (readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !["sw.js", "build-stamp"].includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"))
    .sort(); // prettier-ignore
  const whole = createHash("sha256");
  for (const file of files) whole.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const paths = files.map((file) => (file === "/index.html" ? "/" : file));
  const text = readFileSync(SOURCE, "utf8")
    .replace("/* files */ []", JSON.stringify(paths))
    .replace('/* version */ "0"', JSON.stringify(whole.digest("hex").slice(0, 16)));
  writeFileSync(join(folder, "sw.js"), text);
}
