import { inNaira, many, manyOf } from './figures.ts'
import { type Edit, edited, type Money, moneysIn, sentenceBefore, sumOf } from './moneys.ts'

const described = String.raw`(?:(?!(?:and|or|for|at|of|per|each|every|rent|from|to|with|my|a|the|is|was|na|plus|month|year|monthly|yearly|week|day)\b)[\w'’-]{1,20} ){0,3}`
const one = String.raw`(?:flat|shop|room|house|store|bungalow|duplex|apartment|self ?-?con(?:tain(?:ed|er)?)?|office|lock-?up|stall|kiosk|warehouse|unit|terrace|bed ?space|bq|boys'? ?quarters|mini ?flat|hall|plot|land|farmland|building|property|compound|bedroom|[2-6][- ]?bed|upstairs|downstairs)`
const homes = String.raw`(?:flats|shops|rooms|houses|stores|bungalows|duplex(?:es)?|apartments|self ?-?con(?:tain(?:s|ed|ers?)?|s)?|offices|lock-?ups?|stalls|kiosks|warehouses|units(?: of [\w-]{2,15})?|terraces|bed ?spaces|bqs|boys'? ?quarters|mini ?flats|halls|face-?me-?i-?face-?you|buildings)`
/** What stands between homes and the rent of one. */
const paying = String.raw`(?:[\s,:(@=-]+(?:let|rented|out|going|rents?|at|for|na|is|paying|pays?|dey|which|that|wey|tenants?|each|one|of|them|am|the|are|i|collect|collecting|giving|gives?|me|brings?|bringing|goes?|to|students|people|in|it|per|with|yearly|a year|charged?|unit|flat|room|shop|face-?me-?i-?face-?you)(?=[\s,:(@=-]))*[\s,:(@=-]*`
const before = new RegExp(String.raw`\b${many} ${described}${homes}(?! (?:bought|sold))(${paying})$`, 'i')
const beforeOne = new RegExp(
  String.raw`\b(?:a|an|one|another|the|1|my) ${described}${one}(?! (?:bought|sold))${paying}(?:in [a-z]{2,15} (?:for|at) )?$`,
  'i',
)
const often = String.raw`(?: ?(?:(?:for|in) )?(?:(?:a|per|every|each|one|the|\/) ?(?:month|year|annum)|monthly|yearly|annually|per annum|for year|for month)\b)?`
const behind = new RegExp(
  String.raw`^(${often}),? ?((?:each(?: one| of them| tenant)?|apiece|per (?:room|flat|shop|house|store|apartment|tenant|unit|one)|for each(?: one)?|one one|a (?:room|flat|shop|unit))\b)?(${often})`,
  'i',
)
/** Rents that whoever speaks pays, or homes that are built, bought or sold. */
const paid =
  /\b(?:i|we) (?:dey |also )?(?:rent|rented|live|stay|use|occupy|pay|paid|bought|buy|built|build|sold|sell|spend|spent|want)(?! (?:out|am out|it out|them out|give))\b|\bmy (?:house |shop |own )?rent\b|\brepair\w*|\brenovat\w*|\bpaint\w*/i
const isEach = /\b(?:each|every|per)\b/i
const anyHomes = new RegExp(String.raw`\b${homes}\b`, 'i')
/** "I rent out my flat for 70k a month plus one duplex for 9m": of tenants too. */
const besideRent =
  /\b(?:rent(?:s|ed)? out|let out|tenants?)\b[^.;!?]*\d[^.;!?]*\b(?:plus|and|\+)\b[^.;!?\d]*\d?[^.;!?\d]*$/i
const besideRentAt = /\b(?:rent(?:s|ed)? out|let out|tenants?)\b/i
/** Longest words between homes and their rent. */
const near = 90

const rentOf = (naira: number, said: string): string =>
  `rent from tenants of ${inNaira(naira)} ${said.replace(/^ ?(?:for|in) (?=month|year)/i, ' a ').trim() || 'a year'}`

/** The words before an amount, back to the amount before it. */
const wordsBefore = (text: string, { from }: Money, last: number): string =>
  text.slice(Math.max(last, from - near), from)

/**
 * "Two flats let at 1.2m each and three shops at 400k each, and a store at 300k": what all of each kind bring, as rents.
 * Undefined where no number of homes is told with the rent of one.
 */
export function lettingsTold(text: string): string | undefined {
  if (!anyHomes.test(text) && !besideRentAt.test(text)) return undefined
  const several: Edit[] = []
  const single: Edit[] = []
  let last = 0
  for (const money of moneysIn(text)) {
    const words = wordsBefore(text, money, last)
    const after = behind.exec(text.slice(money.to, money.to + near))
    const said = before.exec(words)
    const [whole = '', first = '', ofOne, then = ''] = after ?? []
    const to = money.to + (ofOne === undefined && then === '' ? first : whole).length
    const period = first || then
    last = money.to
    if (paid.test(sentenceBefore(text, money.from))) continue
    const times = manyOf(said?.[1])
    if (said !== null && times > 1 && (ofOne !== undefined || isEach.test(said[2] ?? '')))
      several.push({
        from: money.from - words.length + said.index,
        to,
        by: rentOf(money.naira * times, period),
      })
    const alone = said === null ? beforeOne.exec(words) : null
    if (alone !== null && besideRent.test(sentenceBefore(text, money.from)))
      several.push({ from: money.from - words.length + alone.index, to, by: rentOf(money.naira, period) })
    else if (alone !== null)
      single.push({ from: money.from - words.length + alone.index, to, by: rentOf(money.naira, period) })
  }
  return several.length === 0 ? undefined : edited(text, [...several, ...single])
}

const home = String.raw`(?:(?:the|my|one|a|an|from|for|in|\d) )*${described}(?:${one}|${homes})(?: (?:na|is|at|of|for|brings?|gave|gives|pays|paid|in [a-z]{2,15}))*\s?[:=-]?\s?`
const opens = new RegExp(
  String.raw`\b(rents?(?: (?:i|we|that|which|wey|dey|collect(?:ed)?|receive[ds]?|got|get|from|my|the|tenants?|houses|properties|property|this year|for the year|so far|income|is|are|was|were|na))*\s?[:.,-]?\s?)${home}$`,
  'i',
)
const goesOn = new RegExp(String.raw`^\s?(?:,|;|and|&|plus)(?: and)?\s?${home}$`, 'i')
const ofYear =
  /^ (?:all )?(?:for the year|this year|per year|a year|yearly|per annum|each year|every year)\b/i
const toTenants = /\b(?:tenants?|income|collect\w*|receive[ds]?|got)\b/i

/** "Rent I collected: bungalow 450k, shop 1.2m and duplex 2.8m": what all of them bring. */
export function rentListTold(text: string): string | undefined {
  if (!/\brents?\b/i.test(text)) return undefined
  const edits: Edit[] = []
  let list: Money[] = []
  let from = 0
  let last = 0
  const close = () => {
    const end = list.at(-1)?.to ?? 0
    if (list.length > 1)
      edits.push({
        from,
        to: end + (ofYear.exec(text.slice(end, end + near))?.[0].length ?? 0),
        by: rentOf(sumOf(list), ''),
      })
    list = []
  }
  for (const money of moneysIn(text)) {
    const words = wordsBefore(text, money, last)
    last = money.to
    if (list.length > 0 && goesOn.test(words)) {
      list.push(money)
      continue
    }
    close()
    const opened = opens.exec(words)
    if (opened === null || !toTenants.test(opened[1] ?? '') || paid.test(sentenceBefore(text, money.from)))
      continue
    from = money.from - words.length + opened.index
    list = [money]
  }
  close()
  return edits.length === 0 ? undefined : edited(text, edits)
}
