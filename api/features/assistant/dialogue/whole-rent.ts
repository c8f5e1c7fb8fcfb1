import { type ReadAmount, type Reading } from '../reading/index.ts'
import { withAmounts } from './change.ts'

const takesOff = String.raw`(?:remov\w*|deduct\w*|comot|subtract\w*|tak(?:e|en|ing)|took|minus|count\w*|us(?:e|ed)|allow\w*|appl(?:y|ied)|consider\w*|reliefs?)`
/** Asks why not all of something came off, or says that all of it should. */
const asksWhy: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:why|how come|wetin make|but|you only|una only|suppose\w*|should(?: have)?|expected?|thought)\b[^]*\b${takesOff}\b`,
    'i',
  ),
  /\b(?:why|how come)\b[^]*\b(?:only|just|na) [₦n#]?\d/i,
]
const ofAll = /\b(?:all|whole|full|fully|everything|entire|entirely|complete|completely|only|just)\b/i
const asksWhyItIs = /\b(?:why|how come)\b/i
/** A rent of something else, or a question for a tax. */
const ofOther =
  /\b(?:tenants?|shop|store|office|landlord|landlady|tax (?:on|for|of)|how much|calculate|what (?:is|will be|would be) (?:my|the) tax)\b/i

const isRent = ({ role, isPercent }: ReadAmount): boolean => role === 'rent' && !isPercent

/**
 * "But I paid one million rent, why didn't you remove all of it" after a sum: the relief of that rent and its rule, and no
 * rent besides; undefined where nothing of the kind is asked.
 */
export function wholeRent(known: Reading, said: Reading): Reading | undefined {
  const { text } = said
  if (!/\brents?\b/i.test(text) || ofOther.test(text)) return undefined
  const namesKnown = said.amounts.some(({ value }) =>
    known.amounts.some((each) => isRent(each) && each.value === value),
  )
  const isAsked =
    (ofAll.test(text) && asksWhy.some((each) => each.test(text))) || (namesKnown && asksWhyItIs.test(text))
  const [rent, more] = known.amounts.filter(isRent)
  const isOther = said.amounts.some(
    ({ value, role }) => role === 'rent' && !known.amounts.some((each) => each.value === value),
  )
  if (!isAsked || rent === undefined || more !== undefined || isOther) return undefined
  return withAmounts(
    { ...known, text: `${known.text}\n${text}`, language: said.language, intent: 'relief', traps: [] },
    [{ ...rent, roleBy: 'named', pair: undefined, person: undefined }],
  )
}
