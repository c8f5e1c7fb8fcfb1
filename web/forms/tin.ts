const tinWords = 'TIN must be in the format 12345678-0001'

/** What is wrong with a Tax Identification Number as typed: eight digits, a hyphen, four digits (SPEC section 5). */
export function tinFault(text: string): string | undefined {
  return /^\d{8}-\d{4}$/.test(text.trim()) ? undefined : tinWords
}
