/** Control characters and marks that change the direction of writing: on a terminal they move, hide or forge words. */
const unseen = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** Text that somebody else typed, safe to print on a terminal: what cannot be seen stands as `\u{…}`. */
export function printable(text: string): string {
  return text.replaceAll(unseen, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`)
}
