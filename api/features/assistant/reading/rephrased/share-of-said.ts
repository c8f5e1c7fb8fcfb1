import { figure, inNaira, nairaOf, percent } from './figures.ts'

/** "Pension is 8% of the 650k", as figure groups: of which money the share is. */
const shareOfSaid = new RegExp(
  String.raw`\b(pension|nhf|nhis|housing fund)\b([^.;!?\d]{0,25}?)${percent} (?:of|on|from) (?:the |that |my |di )?${figure}(?: (basic|part))?`,
  'i',
)
const money = new RegExp(figure, 'gi')
/** Behind these an amount is no pay that a share might be of. */
const comesOff = /\b(?:rent|pension|nhf|nhis|premium|insurance|mortgage|interest)\b[^.;!?,\d]{0,20}$/i
/** More than this is no pay of a month, in naira. */
const mostOfMonth = 3_000_000
/** A smaller number is a count. */
const leastMoney = 1_000

/**
 * "Gross 525k, pension is 8% of 410k": the contribution as money, where the money that it is a share of is not the only pay
 * of the text. Undefined where no such share is told.
 */
export function shareOfSaidTold(text: string): string | undefined {
  const said = shareOfSaid.exec(text)
  if (said === null) return undefined
  const [whole, name, between, share, typed, unit] = said
  const base = nairaOf(typed, unit)
  const rest = text.slice(0, said.index) + ' '.repeat(whole.length) + text.slice(said.index + whole.length)
  const others = [...rest.matchAll(money)]
    .filter(({ index }) => !comesOff.test(rest.slice(0, index)))
    .map(([, each, by]) => nairaOf(each, by))
    .filter((naira) => naira >= leastMoney)
  const isOfOnlyPay = others.every((naira) => naira === base)
  if (isOfOnlyPay || base < leastMoney) return undefined
  const often = base > mostOfMonth ? 'a year' : 'a month'
  const told = `${name}${between}${inNaira((base * Number(share)) / 100)} ${often}`
  return text.slice(0, said.index) + told + text.slice(said.index + whole.length)
}
