/** Separators within one figure: spaces of any width, apostrophes, underscores. */
const between = "[ \\u00a0'’_]"
const grouped = new RegExp(`(?<=\\d)${between}(?=\\d{3}(?!\\d))`, 'g')
const singly = new RegExp(`(?<![\\d.,])\\d(?:[ \\u00a0_-]\\d){2,}(?![\\d.,])`, 'g')

/**
 * Normalises a text for comparing figures: without markup, invisible letters, foreign digits and separators within
 * figures. For comparing only, never for display.
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

/** Converts a decimal digit of any script to ASCII: every script has its ten digits in sequence from zero. */
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
