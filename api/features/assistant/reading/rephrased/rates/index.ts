import { spending } from '../../accounts.ts'
import { figure, inNaira, many, nairaOf } from '../figures.ts'
import { figuresWritten } from '../figures-written.ts'
import { type Edit, edited } from '../moneys.ts'
import { type Count, countsIn } from './counts.ts'
import { type Price, pricesIn } from './prices.ts'

const spent =
  /\b(?:lands?|buy|bought|buying|costs?|takes?|took|i (?:also )?(?:pay|paid)|spend|spent|comot|removes?|deducts?|bank|food|foodstuffs?|materials?|ingredients?|fuel|gas|delivery|packaging|nylon|fabric|feeds?|labour|transport|flour|thread|buttons|products?|cleaner|assistant|electrode|iron|wood|foam|workmanship|eats?|gulps?|chops?|give|settle|settles|to (?:make|produce|sew|mould|bake)|share comot|from me|(?:loaders?|agents?|union|owner|bank|drivers?|boys?|girls?|they|dem|he|she|partner|app|platform) (?:dey )?(?:collects?|charges?|takes?|gets?)|spending)\b/i
const earned =
  /\b(?:sells?|sold|fees?|from each|charges?|charged|paid me|pays me|pay me|customers? pay|clients? pay|they pay|dem dey pay|each pays|i (?:get|earn|collect|make)|brings?)\b/i
/** Somebody earns here: what is told is no price that is paid. */
const isEarning =
  /\b(?:sell\w*|sold|charge[ds]?|charging|earn\w*|i (?:get|got|collect|made|make|did|do)|collected|pays? me|paid me|dey (?:make|collect|see)|brings?|brought|profits?|gains?|harvest\w*|lessons|locum|treated|shot|handled|built|cover\w*|booked|translated|customers?|clients?|my (?:shop|business|work|factory|farm)|costs? me|out of it|products used|take home|each pays|prices?|sew\w*|cook\w*|tax|paye)\b| x ?\d/i
const gained = /\b(?:gains?|profits?|left with|remains?|margin|clear)\b/i
/** Goods have cost something. */
const goods = /\b(?:sell|sells|sold|selling|bags?|cartons?|crates?|pieces|tubers|goods|stock|harvest\w*)\b/i
const hasCosts =
  /\b(?:costs?|spen[dt]|expenses?|took|takes?|chop|gulp\w*|swallow\w*|fuel|diesel|materials?|labour|rent|bought|transport|settle|products?|hired?|rented|band|backup|paid (?:myself|my|the|two|three|four|for|dancers|drummers|assistants?|crew|boys|girls|singers|musicians))\b/i
const ofJob = /\b(?:salary|basic|employer|my (?:boss|oga|company)|(?:month|monthly) pay)\b/i
/** Work that is done by now, or in the year that is spoken of. */
const ofYear =
  /\b(?:this (?:year|yr|season)|so far|in 20\d\d|(?:for|in) the year|harvested|sold|cooked|made|did|built|sewed|sewn|shot|baked|delivered|fixed|repaired|installed|treated|handled|covered|supplied|taught|had|translated|booked|printed|washed|bought|brought|drummed|sang|spoke|played|danced|anchored|hosted|shot|hired|don (?:sell|do|cook|sew|make|shoot|bake|go))\b/i
/** No price of one is told without one of these. */
const anyRate = /\b(?:each|every|per|one|apiece|a|an|at|x|charge|average)\b|[@/]/i
const chargedPer = new RegExp(
  String.raw`\b(?:charge|sell|price)\b[^.;!?\d]{0,20}${figure} (?:per|each|a|for one|for each) (?!(?:day|week|month|year|annum|hour|night|term|session|shift|dollar|pound|euro)\b)[a-z]{3,}`,
  'i',
)
/** "35k per logo x 11 every month". */
const timesOne = new RegExp(
  String.raw`${figure} (?:per|a|each|every) (?!(?:day|week|month|year|annum)\b)([a-z]{3,}) ?[x×*] ?(\d{1,4})\b((?: (?:every|a|per|each) (?:day|week|month|year)| monthly| weekly| daily| this year)?)`,
  'i',
)
/** "I ministered 28 times", as so many shows. */
const turns = new RegExp(
  String.raw`\b(i|we) (?:have |don |dey )*(?:ministered|performed|preached|played|sang|sung|drummed|danced|spoke|spoken|officiated|anchored|hosted|featured|lectured|facilitated|emceed|mced|mc'd|deejayed|acted)(?: (?:out|about|like|only|for people))* ${many} times\b`,
  'gi',
)
/** Some of them were not sold, or not paid for. */
const notAll =
  /\b(?:spoil\w*|spoilt|die|died|dead|dying|damaged?|stolen|empty|vacant|unsold|unpaid|not sold|never sell|waste[ds]?|except|returned|rejected|the rest|rest at|remaining|half of them|some of them|free of charge|discount\w*)\b/i
/** Of a clause that tells a price: not to be left out with it. */
const keeps =
  /\d|\b(?:wife|husband|mother|father|mum|dad|brother|sister|son|daughter|friend|tax|paye|how|what|wetin|(?<!everybody |workers |worker |staff |boys |girls )salary|rent|pension|employer|tenants?|year|month|week|day|daily|weekly|monthly)\b/i
const link =
  /[\s,:]*(?:\b(?:and|i|we|me|my|it|am|dey|go|charges?|charged|sells?|sold|buy|bought|takes?|took|gain|profit|sales?|costs?|make|made|na|is|was|were|are|of|at|for|about|like|each|one|them|but|with|paid|pays?|gives?|x|from|on|out)\b[ ,:]*)*$/i

/** Before a count: what is done with so many. */
const countLead =
  /(?:\b(?:i|we|dey|have|don|just|na|do|did|bought|buy|sold|sell|build|make|made|run|average|harvested|translated|booked|onboard|collected|collect|fees|charges|from|mould|cooked|shot|this year|so|about|like|produce|bake|sew|handled|treated)\b *)+$/i

const stops = /[.;!?\n](?!\d)/

/** Where the words of a price begin. */
function startOf(text: string, { from }: Price, last: number): number {
  const before = text.slice(last, from)
  const parts = before.split(/(?<=[.;!?:\n](?!\d)|,(?!\d)|\bbut\b)/)
  const own = parts.at(-1) ?? ''
  if (own.length > 0 && own.length < 90 && !keeps.test(own)) return from - own.length
  return from - (link.exec(before)?.[0].length ?? 0)
}

/** "30 plates a day at 1,500", "41 brides x 150k": right behind what is counted. */
const rightBehind = new RegExp(
  String.raw`^[ ,]*(?:(?:i|we|dey|sell|sold|charge|am|them|it|sells?|go) )*(?:at |@ ?|x ?|for like |(?<=\b(?:charge|sell) (?:am |them |it )?))(?:about |like )?${figure}(?![,.]?\d)(?! ?(?:%|percent|per|a|an|each|every)\b)`,
  'i',
)

function pricesBehind(text: string, counts: readonly Count[]): Price[] {
  const found: Price[] = []
  for (const count of counts) {
    const { end: from, thing } = count
    const said = rightBehind.exec(text.slice(from))
    if (said === null || found.some((each) => each.from === from)) continue
    const naira = nairaOf(said[1], said[2])
    found.push({
      from,
      to: from + said[0].length,
      naira,
      things: [thing],
      isEach: false,
      period: undefined,
      count,
    })
  }
  return found
}

interface Told {
  readonly price: Price
  readonly counts: readonly Count[]
}

/** The counts that a price is of; undefined where one of them is not told. */
function countsOf(price: Price, counts: readonly Count[]): readonly Count[] | undefined {
  if (price.count !== undefined) return [price.count]
  const near = price.isEach
    ? (counts.findLast(({ from, thing }) => from < price.from && !price.things.includes(thing)) ??
      (price.things.length === 0 ? counts[0] : undefined))
    : undefined
  if (price.isEach && (near === undefined || near.isStaff)) return undefined
  const named = price.things.map((thing) => {
    const same = counts.filter((count) => count.thing === thing)
    return same.find(({ period }) => period !== undefined) ?? same[0]
  })
  const found = [...named, ...(near ? [near] : [])]
  return found.length > 0 && found.every((each) => each !== undefined && !each.isStaff)
    ? (found as readonly Count[])
    : undefined
}

/** The words of a price: its part of the sentence. */
function wordsOf(text: string, { from, to }: Price, last: number): string {
  const sentence = text.slice(last, from).split(stops).at(-1) ?? ''
  return `${sentence.split(/,(?!\d)|\bbut\b/).at(-1) ?? sentence} ${text.slice(from, to)}`
}

const isCost = (words: string): boolean => !gained.test(words) && spent.test(words) && !earned.test(words)

/** What a trade pays besides, which the gain of one does not know. */
const moreCosts =
  /\b(?:staff|workers?|boys?|girls?|apprentices?|diesel|fuel|rent|light|transport|levies|servicing|wages|salaries|repairs?)\b[^.;!?\d]{0,20}\d/i
const labour = /\b(?:labour|workmanship|service charge)\b/i

type Kind = 'profit' | 'costs' | 'earned'

/** What each price is; undefined where one of them may be either earned or spent. */
function kindsOf(words: readonly string[]): readonly Kind[] | undefined {
  const kinds: Kind[] = []
  for (const [at, each] of words.entries()) {
    const isFirst =
      at === 0 || (!kinds.includes('earned') && !words.some((other) => other !== each && earned.test(other)))
    if (gained.test(each)) kinds.push('profit')
    else if (isCost(each)) kinds.push('costs')
    else if (earned.test(each) || at === 0 || (isFirst && !spending.test(each))) kinds.push('earned')
    else if (spending.test(each)) kinds.push('costs')
    else return undefined
  }
  // "Labour 2,800 each", of whoever repairs: what they are paid.
  const isLabour = kinds.length > 0 && !kinds.some((kind) => kind !== 'costs') && labour.test(words[0] ?? '')
  return isLabour ? kinds.with(0, 'earned') : kinds
}

/** What is earned, in a word that the reader knows; undefined where nobody says that anything is earned. */
function earningsIn(text: string, kinds: readonly Kind[]): string | undefined {
  if (!isEarning.test(text)) return undefined
  if (kinds.includes('costs') || hasCosts.test(text) || goods.test(text)) return 'sales'
  return ofJob.test(text) ? 'commission' : 'I earned'
}

/** "2 tons a month in 9 months and 3 tons in the others": of one thing there are not always as many. */
function isUnlike(counts: readonly Count[]): boolean {
  const often = counts.filter(({ period }) => period !== undefined)
  return often.some((one) => often.some((other) => other.thing === one.thing && other.many !== one.many))
}

/**
 * A price of one of what is counted that cannot be multiplied: not all of them were sold, or there are more of them at other
 * times. Undefined where there is none.
 */
export function openRateIn(typed: string): string | undefined {
  // "I charge 40k per gown", and nothing of how many.
  const [charged] = chargedPer.exec(typed) ?? []
  const isPart = notAll.test(typed)
  if (charged === undefined && !isPart && !/\d[^]*\d/.test(typed)) return undefined
  const text = figuresWritten(typed)
  const counts = countsIn(text)
  if (charged === undefined && !isPart && !isUnlike(counts)) return undefined
  if (ratesTold(text) !== undefined) return undefined
  if (charged !== undefined) return charged
  const open = pricesIn(text, counts).find((price) =>
    price.things.some((thing) => counts.some((count) => count.thing === thing)),
  )
  return open && text.slice(open.from, open.to)
}

/**
 * "I cooked 120 coolers, I charge 85k a cooler, foodstuff costs me 52k a cooler": what is counted and has a price of one, as
 * what all of it comes to. Undefined where no price is of what is counted, where nothing says in what time there are so many,
 * or where not all of them are sold.
 */
export function ratesTold(typed: string): string | undefined {
  const text = typed.replace(timesOne, '$4 $3s$5 at $1$2 each').replace(turns, '$1 did $2 shows')
  if (!anyRate.test(text) || notAll.test(text)) return undefined
  const counts = countsIn(text)
  if (counts.length === 0) return undefined
  if (isUnlike(counts)) return undefined
  const behind = pricesBehind(text, counts)
  const prices = [...behind, ...pricesIn(text, counts, behind)].toSorted((a, b) => a.from - b.from)
  const told = prices.flatMap((price): Told[] => {
    const of = countsOf(price, counts)
    return of === undefined ? [] : [{ price, counts: of }]
  })
  if (told.length === 0) return undefined
  const isOfYear = ofYear.test(text)
  const kinds = kindsOf(told.map(({ price }, at) => wordsOf(text, price, told[at - 1]?.price.to ?? 0)))
  const earnings = kinds && earningsIn(text, kinds)
  if (kinds === undefined || earnings === undefined) return undefined
  const edits: Edit[] = []
  const sums = new Map<string, { at: number; naira: number }>()
  let last = 0
  for (const [at, { price, counts: of }] of told.entries()) {
    const period =
      price.period !== undefined
        ? `a ${price.period}`
        : (of.find((count) => count.period !== undefined)?.period ?? (isOfYear ? 'this year' : undefined))
    if (period === undefined) return undefined
    const naira = of.reduce((all, count) => all * count.many, price.naira)
    const start = Math.max(
      last,
      ...of.filter(({ from }) => from < price.from).map(({ end }) => Math.min(end, price.from)),
    )
    const isBeforeCosts =
      kinds[at] === 'profit' &&
      moreCosts.test(`${text.slice(0, Math.max(0, price.from - 80))} ${text.slice(price.to)}`)
    const kind = isBeforeCosts ? 'sales' : kinds[at] === 'earned' ? earnings : (kinds[at] ?? '')
    // All of one kind are told as one.
    const name = `${kind} ${period}`
    const sum = sums.get(name)
    const from = startOf(text, price, start)
    sums.set(name, { at: sum?.at ?? edits.length, naira: (sum?.naira ?? 0) + naira })
    edits.push({ from, to: price.to, by: sum === undefined ? name : ' ' })
    last = price.to
  }
  for (const { from: at, to, end, period } of new Set(told.flatMap(({ counts: of }) => of))) {
    const from = at - (countLead.exec(text.slice(0, at))?.[0].length ?? 0)
    const until = period === undefined || edits.some((edit) => edit.from < end && from < edit.to) ? to : end
    if (!edits.some((edit) => edit.from < until && from < edit.to)) edits.push({ from, to: until, by: ' ' })
  }
  for (const [name, { at, naira }] of sums) {
    const edit = edits[at]
    const [kind = '', period = ''] = name.split(/ (?=a |this year)/)
    if (edit !== undefined) edits[at] = { ...edit, by: `, ${kind} ${inNaira(naira)} ${period} ` }
  }
  return edited(text, edits)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ +(?=[.,;:!?])/g, '')
    .replaceAll(/([.,;:])\s*,/g, '$1')
    .replace(/^[\s,]+/, '')
}
