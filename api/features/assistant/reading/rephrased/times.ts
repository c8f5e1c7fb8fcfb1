import { figure, inNaira, many, manyOf, nairaOf, periodOf } from './figures.ts'

const overtime = new RegExp(
  String.raw`\b${many} hours?(?: of)? overtime (?:every|a|per|each) (month|week)[^.;!?]{0,25}?${figure} (?:per|an|every|each|for one|for) hour`,
  'i',
)
const soManyTimes = new RegExp(
  String.raw`${figure}[^.;!?\d]{0,25}?\b(?:i (?:don )?)?(?:collect(?:ed)?|got|get|received?|earned) (?:am|it) ${many} times\b`,
  'i',
)
const forEachOf = new RegExp(
  String.raw`${figure} (?:for|on) (?:each|every one) of (?:the |my |our )?${many} \w+(?: (?:we|i) \w+)?`,
  'i',
)

/** "30 hours overtime every month, 2,000 per hour", "35k, I collected it 22 times": as what it comes to. */
export function timesTold(text: string): string | undefined {
  const extra = overtime.exec(text)
  if (extra !== null) {
    const [words, hours, period = '', typed, unit] = extra
    return text.replace(
      words,
      `overtime of ${inNaira(manyOf(hours) * nairaOf(typed, unit))} a ${periodOf(period)}`,
    )
  }
  const said = soManyTimes.exec(text) ?? forEachOf.exec(text)
  if (said === null) return undefined
  const [words, typed, unit, count] = said
  return text.replace(words, `${inNaira(manyOf(count) * nairaOf(typed, unit))} in total this year`)
}
