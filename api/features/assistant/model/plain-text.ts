/** Between the digits of one figure: spaces of any width, apostrophes, underscores. */
const between = "[ \\u00a0'’_]"
const grouped = new RegExp(`(?<=\\d)${between}(?=\\d{3}(?!\\d))`, 'g')
const singly = new RegExp(`(?<![\\d.,])\\d(?:[ \\u00a0_-]\\d){2,}(?![\\d.,])`, 'g')

/**
 * A text as a reader takes its figures: without markup, invisible letters and foreign digits, the digits of one figure
 * together. For comparing only, never for showing.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/[*`~]/g, '')
    .replace(/\p{Nd}/gu, digit)
    .replace(grouped, '')
    .replace(singly, (figure) => figure.replace(/\D/g, ''))
}

/** A digit of any script as ours: each script has its ten in a row, and the zero begins it. */
function digit(letter: string): string {
  if (/\d/.test(letter)) return letter
  let value = 0
  let code = letter.codePointAt(0) ?? 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    value += 1
    code -= 1
  }
  return String(value)
}
