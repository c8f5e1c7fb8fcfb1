/** The words for a Tax ID that is none [spec 20.3]. */
export const tinWords = 'TIN must be in the format 12345678-0001'

/** Twelve digits, with or without a hyphen (of any kind) after the eighth; blanks count nothing. */
const whole = /^(\d{8})[-‐‑‒–—−]?(\d{4})$/

/**
 * The one reader of a Tax ID, for page, API and questionnaire [spec 20.3]: "123456780001", "1234 5678 0001" and
 * "12345678 - 0001" are all "12345678-0001". Null for anything else, also for the 13 digits of 2026.
 */
export function readTin(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 200) return null
  const digits = whole.exec(typed.normalize('NFKC').replace(/\s/g, ''))
  return digits === null ? null : `${digits[1]}-${digits[2]}`
}

/** Whether as much was typed as a whole Tax ID has: from then on its fault is told, not before. */
export function isTinLong(typed: string): boolean {
  return typed.normalize('NFKC').replace(/[\s\-‐‑‒–—−]/g, '').length >= 12
}
