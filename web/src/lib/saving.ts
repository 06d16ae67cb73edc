/** A record of a battle as a file on this machine. */

import { record } from "./api";

export async function saveRecord(battle: string): Promise<void> {
  const file = new Blob([JSON.stringify(await record(battle), null, 1)], { type: "application/json" });
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(file);
  anchor.download = `strategikon-${battle}.json`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
