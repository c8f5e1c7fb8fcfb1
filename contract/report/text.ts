/** What a typed text may not bring onto paper: controls, and marks that turn the direction of what follows. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]+/gu

/**
 * A text as it may be drawn: in NFC (one code point a letter and its marks, as the report's fonts have them), without
 * controls and marks of direction, each run of blanks one space. Markup stays what it is: text.
 */
export function cleanText(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(unwanted, '').normalize('NFC').trim()
}
