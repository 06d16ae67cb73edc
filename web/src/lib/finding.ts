/** Looking for words: capitals, accents, and the way spaces and apostrophes are set do not matter. */

export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/’/g, "'")
    .toLowerCase();

/** Whether a text has what was typed, in one piece. */
export const has = (text: string, wanted: string): boolean => plain(text).includes(plain(wanted).trim());

/** Whether a text has every word that was typed, wherever. */
export const hasAll = (text: string, wanted: string): boolean => {
  const inside = plain(text);
  return plain(wanted).split(/\s+/).every((word) => inside.includes(word));
};
