import type { Reading } from './reading.ts'

/** Money in thousands, as most of it is typed: "450k", "450,000". */
const inThousands = /\d ?k\b|\d,\d{3}\b(?!,)|\d\d\d000\b/i

/**
 * A message with its bare numbers written out in thousands, where other money of it is in thousands and each number stands
 * there once; undefined where it is not that plain.
 */
export function withThousands({ text, amounts }: Reading, bare: readonly string[]): string | undefined {
  const isSaid = amounts.some(({ words, isPercent }) => !isPercent && inThousands.test(words))
  if (bare.length === 0 || !isSaid || !bare.every((words) => /^\d{2,3}$/.test(words))) return undefined
  let written = text
  for (const words of bare) {
    const number = new RegExp(String.raw`(?<![\d.,₦$£€#])${words}(?![\d%]|[.,]\d|\w)`, 'g')
    if ((text.match(number) ?? []).length !== 1) return undefined
    written = written.replace(number, `${words}k`)
  }
  return written
}
