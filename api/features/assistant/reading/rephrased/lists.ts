import { inNaira, many, manyOf, often, periodOf } from './figures.ts'
import { type Edit, edited, type Money, moneysIn, runsIn, sumOf } from './moneys.ts'

/** Work or money that comes several times, by its name. */
const headings = String.raw`(commissions?|agency fees?|agent fees?|jobs?|contracts?|projects?|gigs?|deals?|payments?|invoices?|supplies|shows?|events?|adverts?|sales|fees|sites?|movies|films|albums|songs|boreholes?|buildings?|houses|clients|customers|installments?|instalments?)`
const words = String.raw`(?:(?!(?:and|or|rent|pension|salary|tax)\b)[a-z-]{1,15} ){0,2}`
const verbs = String.raw`(?:\bi (?:have |don )?(?:got|did|do|had|have|completed|finished|handled|get|received|collected|made|earned|acted in)(?: paid)?(?: for)? )?`
const links = String.raw`(?: (?:this (?:year|yr|season)|so far|in (?:the|one)(?: year)?|in 20\d\d|in all|for the year|at|of|for|worth|paid|paying|gave me|paid me|brought|came|came to|coming|were|was|is|are|na|be|as|respectively|i (?:did|got|had|collected|handled)))*`
const opens = new RegExp(String.raw`${verbs}\b(?:${many} )?${words}${headings}${links}\s?[:,.=-]?\s?$`, 'i')
/** "12m, 7.5m and 4.2m from three jobs": the heading behind. */
const closes = new RegExp(
  String.raw`^(?: naira)? (?:as|from|for|in|on) (?:my |the )?(?:${many} )?${words}${headings}(?: this year)?`,
  'i',
)
const oftenBehind = new RegExp(String.raw`^(?: (?:naira|respectively))*\s?${often}`, 'i')
const trade =
  /\b(?:cost|costs|spen[dt]|spending|expenses?|took|takes|collects|swallow\w*|gulp\w*|chop\w*|ate|fuel|materials?|workers?|labour|transport|adverts?|data|diesel|costumes?|manager)\b/i
/** Jobs of an employer, whose pay comes again and again. */
const employed = /\b(?:salar\w+|per month|monthly|a month|every month|employers?|payroll)\b/i
/** Of these the number is told too, so that no other list is taken for them. */
const counted = /^(?:jobs?|clients|customers|houses|payments?|instal|events?|sites?|fees)/i
const near = 90

/** What all of a list come to, in the words that the reader knows; undefined where it may be something else. */
function asSum(
  text: string,
  run: readonly Money[],
  number: string | undefined,
  heading: string,
  period: string | undefined,
): string | undefined {
  if (number === undefined ? counted.test(heading) : manyOf(number) !== run.length) return undefined
  if (/^jobs?$/i.test(heading) && employed.test(text)) return undefined
  const [first, last] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0]
  const isTrade = /^sales$/i.test(heading) || trade.test(`${text.slice(0, first)} ${text.slice(last)}`)
  const name = isTrade ? 'sales of' : /^commissions?$/i.test(heading) ? 'commission of' : 'I earned'
  return ` ${name} ${inNaira(sumOf(run))} ${period === undefined ? 'this year' : `a ${periodOf(period)}`}`
}

/**
 * "4 commissions this year: 600k, 1.2m, 350k and 900k": what is told one by one under one name, as what it comes to.
 * Undefined where nothing is.
 */
export function listsTold(text: string): string | undefined {
  const edits: Edit[] = []
  for (const run of runsIn(text)) {
    const [first, last] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0]
    const start = Math.max(0, first - near)
    const opened = opens.exec(text.slice(start, first))
    const rest = text.slice(last, last + near)
    const every = oftenBehind.exec(rest)
    const closed = closes.exec(rest)
    const before = opened && asSum(text, run, opened[1], opened[2] ?? '', every?.[1])
    if (opened && before)
      edits.push({ from: start + opened.index, to: last + (every?.[0].length ?? 0), by: before })
    const after = !before && closed && asSum(text, run, closed[1], closed[2] ?? '', undefined)
    if (closed && after) edits.push({ from: first, to: last + closed[0].length, by: after })
  }
  return edits.length === 0 ? undefined : edited(text, edits)
}

const label = String.raw`(?:(?!(?:rent|pension|salary|tax|nhf|nhis|house|home|basic|housing|transport|month|year|paye|bonus|wife|husband|i|we|my|is|was|are|were|at|per|each|the|a|an|of|to|for|on|in|from|have|has|had|already|withheld|came|took|takes?|paid|pays?|they|dem|he|she|who|which|that|this|but|while|with|by|as|about|also|plus|and|after|before|left|profit|gain|so|sorry|no|cost|costs|expenses?|sales|spent|income|share|clients?|customers?)\b)[a-z&'’/-]{2,18}\s){1,4}`
const incomes = String.raw`(?:sales|income|earnings|receipts|takings|revenue)`
const outgoings = String.raw`(?:expenses?|costs?|spending|expenditure|i spent|we spent|spent)`
const headed = new RegExp(
  String.raw`(?:^|[.;!?\n]\s?|, )(?:my |our |the |total )*(${incomes}|${outgoings})\b(?: (?:this year|for the year|so far|are|is|was|were|na|from|on|of))*\s?[:-]?\s?${label}$`,
  'i',
)
const openLabel = new RegExp(String.raw`(?:^|[.;!?:\n]\s?)${label}$`, 'i')
const nextLabel = new RegExp(String.raw`^\s?(?:,|;|and|&|plus)(?: and)?\s?${label}$`, 'i')
const headedBehind = new RegExp(
  String.raw`^ (${incomes})(?: (?:this (?:year|yr)|for the year|so far|in all))*`,
  'i',
)
const gathered =
  /\b(?:i|we) (?:dey |have |don )?(?:collected|got|received|made|earned|sold|realised)\s*(?:about )?$/i
const onWhat = String.raw` (?:on|from|for) (?:(?!(?:my|the) (?:wife|husband|father|mother|uncle|tenants?))[a-z'’-]{1,15}\s?){1,4}`
const nextOn = new RegExp(String.raw`^${onWhat}(?:,|and|plus|;)(?: and)?\s?$`, 'i')
const lastLabelled = new RegExp(String.raw`^${onWhat}(?:,|and|plus|;)(?: and)?\s?${label}$`, 'i')
const endOn = new RegExp(String.raw`^${onWhat}(?=[.;!?,]|$)`, 'i')

/** What work on one's own is paid for, by its name. */
const work =
  /\b(?:royalt(?:y|ies)|shows?|gigs?|concerts?|streaming|weddings?|birthdays?|parties|burials?|contracts?|projects?|consult\w*|adverts?|brand deals?|sponsorships?|lessons|bookings?|repairs|installations?)\b/i

const comesOften =
  /\b(?:salary|wages?|pay|monthly|weekly|daily|(?:a|per|every|each) (?:month|week|day|one)|each)\b/i
const ofThisYear = /\b(?:this|the) (?:year|yr)\b|\bso far\b|\bin 20\d\d\b/i

/**
 * "Sugar cane 3.2m, goats 1.1m, palm oil 2.75m sales this year. Expenses: sugar cane 1.4m, goats 350k": what is told by its
 * kinds, as what it comes to. Undefined where nothing is.
 */
export function kindsTold(text: string): string | undefined {
  const all = moneysIn(text)
  if (all.length < 2) return undefined
  const edits: Edit[] = []
  let at = 0
  while (at < all.length) {
    const first = all[at]
    if (first === undefined) break
    const start = Math.max(all[at - 1]?.to ?? 0, first.from - near)
    const words = text.slice(start, first.from)
    const named = headed.exec(words)
    const open = named ?? openLabel.exec(words)
    const isGathered = gathered.test(words)
    let end = at
    const between = () => text.slice(all[end]?.to ?? 0, all[end + 1]?.from ?? 0)
    if (open)
      while (all[end + 1] !== undefined && between().length < near && nextLabel.test(between())) end += 1
    else if (isGathered)
      while (
        all[end + 1] !== undefined &&
        between().length < near &&
        (nextOn.test(between()) || lastLabelled.test(between()))
      )
        end += 1
    const last = all[end]
    const rest = last === undefined ? '' : text.slice(last.to, last.to + near)
    const tail = headedBehind.exec(rest)
    const isOfWork =
      open !== null &&
      end > at &&
      text
        .slice(start, last?.to)
        .split(/\d[\d.,]*\s?(?:k|m|million|thousand)?/i)
        .slice(0, -1)
        .every((each) => each.trim() === '' || work.test(each))
    const heading = named?.[1] ?? tail?.[1] ?? (isGathered || isOfWork ? 'sales' : undefined)
    // "800k from YouTube and 220k monthly salary": each as often as it comes.
    const isOften = last !== undefined && comesOften.test(text.slice(first.from, last.to + 20))
    const isShort = isGathered && end - at < 2 && !ofThisYear.test(text)
    if (end > at && heading !== undefined && last !== undefined && !isOften && !isShort) {
      const list = all.slice(at, end + 1)
      const isSpent = new RegExp(`^${outgoings}`, 'i').test(heading)
      const closing = tail?.[0] ?? (isGathered ? endOn.exec(rest)?.[0] : undefined) ?? ''
      const opened = open ? (/^(?:[.;!?:\n]\s?|, )/.exec(open[0])?.[0].length ?? 0) : 0
      edits.push({
        from: open ? start + open.index + opened : first.from,
        to: last.to + closing.length,
        by: `${isGathered ? 'in ' : ''}${isSpent ? 'costs of' : 'sales of'} ${inNaira(sumOf(list))} this year`,
      })
    }
    at = end + 1
  }
  return edits.length === 0 ? undefined : edited(text, edits)
}
