import { periods, read, type ReadAmount } from '../reading/index.ts'

/** What was said: all amounts of the person in a conversation, and the year that it happens in. */
export interface SaidAmounts {
  readonly amounts: readonly ReadAmount[]
  readonly currentYear: number
}

/** Every amount in a person's messages, oldest first. @param joined what they came to together: a rate said alone. */
export const saidIn = (
  messages: readonly string[],
  currentYear: number,
  joined: readonly ReadAmount[] = [],
): SaidAmounts => ({
  amounts: [...messages.flatMap((text) => read(text, { currentYear }).amounts), ...joined],
  currentYear,
})

/** Half of the smallest coin: what rounding to the kobo changes at most. */
const rounding = 0.005

/** How often an amount may be counted: once, or as often in a year as its period comes or the person said. */
const timesOf = ({ period, times }: ReadAmount): readonly number[] => [
  1,
  ...(times === undefined ? [] : [times]),
  ...(period === undefined ? [] : [periods[period].inYear ?? 1]),
]

/** Whether a figure is an amount that was said, times its period, times a rate that was said. */
export function isSaid(
  { value, currency, isPercent }: Pick<ReadAmount, 'value' | 'currency' | 'isPercent'>,
  said: readonly ReadAmount[],
): boolean {
  const rates = said.filter(({ role }) => role === 'rate').map((rate) => rate.value)
  return said.some((amount) => {
    if (amount.isPercent !== isPercent) return false
    const inItsMoney = amount.currency === currency ? [1] : []
    const inNaira = amount.currency !== 'NGN' && currency === 'NGN' ? rates : []
    return timesOf(amount).some((times) =>
      [...inItsMoney, ...inNaira].some((rate) => Math.abs(amount.value * times * rate - value) < rounding),
    )
  })
}

/** Deeper than this no argument of a tool is. */
const deepest = 4

/** The figures in the arguments of a tool call, of texts, of names and of numbers. */
function figuresOf(
  args: unknown,
  currentYear: number,
  depth = 0,
): readonly Pick<ReadAmount, 'value' | 'currency' | 'isPercent' | 'words'>[] {
  if (typeof args === 'number')
    return [{ value: args, currency: 'NGN', isPercent: false, words: String(args) }]
  if (typeof args === 'string') return read(args.slice(0, 500), { currentYear }).amounts
  if (typeof args !== 'object' || args === null || depth > deepest) return []
  return Object.entries(args).flatMap((entry) =>
    entry.flatMap((part: unknown) => figuresOf(part, currentYear, depth + 1)),
  )
}

/** The figures of a tool call that the person did not say, as they stand in it. */
export const notSaidIn = (args: unknown, { amounts, currentYear }: SaidAmounts): string[] =>
  figuresOf(args, currentYear)
    .filter((figure) => !isSaid(figure, amounts))
    .map(({ words }) => words)
