/**
 * What a spreadsheet would take for a formula, with the apostrophes that already keep it from that: also behind what cannot
 * be seen, and in letters of full width.
 */
const formula = /^'*[\u200b-\u200f\u2060\ufeff]*[=+\-@|\uff1d\uff0b\uff0d\uff20\t\r]/

/** Keeps a text from being run as a formula by a spreadsheet that opens the file [security S69]. */
export function keptFromFormulas(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** A cell as it was before it was kept from formulas: one line, without blanks around it. */
export function cellText(raw: string | undefined): string {
  const text = (raw ?? '').replace(/\s*[\n\r]\s*/g, ' ').trim()
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}

/** A cell as it stands in a file of comma-separated values (RFC 4180). */
export function quoted(text: string): string {
  return /[",;\t\n\r]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
