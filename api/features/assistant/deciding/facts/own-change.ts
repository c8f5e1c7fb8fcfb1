import {
  amountKeys,
  type AmountKey,
  amountRows,
  type Answers,
  employmentIncomeKeys,
  type RawAnswers,
  vehicleHelper,
} from '../../../../../tax/index.ts'
import {
  figure,
  nairaOf,
  numberSaid,
  type ReadAmount,
  type Reading,
  speaksOfTrade,
} from '../../reading/index.ts'
import { inKobo } from './yearly.ts'

/** Supposes that something of the person's own were otherwise. */
const supposes =
  /^\W*(?:(?:and|but|ok|okay|so|then|now|please|abeg)\W+)*(?:what if|what happens if|wetin if|if|suppose|supposing|let's say|say|assuming)\b/i
/** Says of what is theirs that it goes up or down: "my salary go reduce by 50k". */
const changes =
  /\bmy (?:salary|pay|income|profit|business|pension|rent|bonus)\b[^.?!\d]{0,25}\b(?:reduc\w*|drop\w*|fall\w*|decreas\w*|increas\w*|ris\w*|go(?:es)? (?:up|down))\b[^.?!\d]{0,12}\bby\b/i

/** Whether a message supposes a change of what is the person's own. */
export const isSupposed = (text: string): boolean => supposes.test(text) || changes.test(text)

/** What a person calls an answer of theirs; the first that a message names is meant. */
const named: readonly (readonly [RegExp, AmountKey | 'pay'])[] = [
  [/\bpensions?\b/i, 'pensionContribution'],
  [/\bnhf\b/i, 'nhfContribution'],
  [/\bnhis\b/i, 'nhisContribution'],
  [/\blife (?:insurance|assurance|premium|cover|policy)\b/i, 'lifeAssurance'],
  [/\bbonus(?:es)?\b|\b13th month\b/i, 'commissions'],
  [/\b(?:my|the|house|home) rent\b|\brent\b(?! (?:from|out|of (?:my )?tenants?))/i, 'rentPaidBySelf'],
  [
    /\b(?:business|profits?|shop|trad(?:e|ing)|selling|sales|side hustle|fabrics?|goods)\b/i,
    'businessIncome',
  ],
  [/\b(?:salary|pay|pays|paid|wages?|income|earn\w*|job)\b/i, 'pay'],
]

const less =
  /\b(?:reduc\w*|drop\w*|fall\w*|fell|decreas\w*|go(?:es)? down|cut|cuts|slash\w*|lower\w*)\b[^.?!\d]{0,25}\bby\s*(?:about )?[₦n#]?$|\b(?:cut|slash(?:ed)?)\s*(?:off )?(?:about )?[₦n#]?$|\bdrop\w* by\s*[₦n#]?$/i
const more =
  /\b(?:increas\w*|rais\w*|ris\w*|go(?:es)? up|grow\w*|went up)\b[^.?!\d]{0,25}\bby\s*(?:about )?[₦n#]?$|\b(?:add|adds|added|adding|put|save|pay|contribute)\s*(?:another |an extra |extra |about )?[₦n#]?$/i
const moreBehind =
  /^\s*(?:naira )?(?:(?:a|per|every) (?:month|year|week) |monthly |yearly )?(?:from (?:the |my |di )?\w+ )?(?:more|extra|on top|additional)\b/i
const moreBefore = /\b(?:another|extra|additional)\s*[₦n#]?$/i
const addsTo = /^[^.?!]{0,30}\b(?:to|into|on top of) (?:my |the )?(?:pension|salary|pay|bonus|profit|rent)\b/i
const otherJob =
  /\b(?:second|another|extra|side|part[- ]?time|weekend) (?:\w+ )?(?:job|work|gig|employment|income|salary)\b/i
const ofCar =
  /\b(?:car|jeep|vehicle|suv|bus)\b[^.?!]*\b(?:employer|company|office|oga|boss|work)\b|\b(?:employer|company|office|oga|boss|work)\b[^.?!]*\b(?:car|jeep|vehicle|suv)\b/i
const times: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubles?|doubled|twice)\b/i, 2],
  [/\b(?:triples?|tripled|three times)\b/i, 3],
  [/\b(?:halves|halved|is half|was half|cut (?:in|by) half|by half)\b/i, 0.5],
]
const stops =
  /\b(?:stop(?:s|ped)?|quit|end(?:s|ed)?|close[sd]?|lose|lost|had no|have no|without|no longer|no more|don't|do not|didn't|never)\b/i

/** "If I lose my job in June", "if I don't file": of a part of the year, or of a duty, and no end of the answer. */
const ofWhen =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|from|until|till|next|mid|half|months?|returns?|fil(?:e|ing)|late|on time|receipts?|records?|declare)\b/i

/** A change that was understood: the answers that it changes, or the amount of which it is not said how often it comes. */
export type OwnChange =
  { readonly change: RawAnswers; readonly open?: undefined } | { readonly open: ReadAmount }

/** Money that comes again, which only its period makes a year of. */
const yearOf: Readonly<Record<string, number>> = { month: 12, year: 1, week: 52, once: 1, quarter: 4 }

function yearlyOf({ value, period, periodBy }: ReadAmount, key: AmountKey): number | undefined {
  const isYearly = key === 'rentPaidBySelf' || key === 'commissions' || key === 'lifeAssurance'
  if (periodBy === 'usual' && period !== 'month' && !isYearly) return undefined
  const factor = yearOf[period ?? (isYearly ? 'year' : '')]
  return factor === undefined ? undefined : value * factor
}

/** A rent is a year’s where nothing else is said. */
const rentOfYear = ({ value, period, periodBy }: ReadAmount): number =>
  value * (periodBy === 'said' ? (yearOf[period ?? 'year'] ?? 1) : 1)

/** "If I increase the rent of the flat": of somebody who lets, the rent that comes in. */
const ofLetting =
  /\b(?:increas|rais|review|reduc|add)\w*\b[^.?!\d]{0,20}\brents?\b|\brents? (?:of|for|on|from) (?:the|my|our) (?:flat|house|shop|tenants?|property|duplex|bungalow|room)\b|\btenants?\b/i
const paysRent =
  /\b(?:i (?:dey )?pay\b[^.?!,]{0,15}\brents?|my landlord|my landlady|where i (?:live|stay)|my own rent)\b/i
const ofJob = /\b(?:salary|job|wages?|employer|office|basic)\b/i

function keyIn(text: string, own: Answers, payKey: AmountKey): AmountKey | undefined {
  if ((own.rentalIncome ?? 0) > 0 && ofLetting.test(text) && !paysRent.test(text)) return 'rentalIncome'
  const key = named.find(([words]) => words.test(text))?.[1]
  // "If I earn 1 million more from the bakery", beside a job.
  const isOfTrade = (own.businessIncome ?? 0) > 0 && speaksOfTrade(text) && !ofJob.test(text)
  if (isOfTrade && (key === 'pay' || key === undefined)) return 'businessIncome'
  return key === 'pay' ? payKey : key
}

/** By how much: a share of the answer, or money of a year; undefined where it is not said how often it comes. */
function by(amount: ReadAmount, before: number, key: AmountKey): number | undefined {
  return amount.isPercent ? (before * amount.value) / 100 : yearlyOf(amount, key)
}

/** Says how often an amount comes, and nothing else: a tap, or the words for it. */
const periodAlone =
  /^\W*(?:(?:it is|na|[₦n#]?[\d.,]+\s?(?:k|m|million|thousand)?(?: naira)? (?:is|na)) )?(?:a |per |every |each )?(?:month|year|week|monthly|yearly|weekly)\W*$/i

/** What is supposed: the last line, or the one before it, of which the last says how often its amount comes. */
function supposedIn(text: string): string {
  const [last = text, before] = text.split('\n').toReversed()
  return before !== undefined && periodAlone.test(last) ? before : last
}

const months = 12
const notPaid =
  /\b(?:no|not|never|neva|don't|don’t|dont|didn't|didn’t|doesn't|doesn’t|without)(?: dey| go| come)? pay(?:ing)? me\b[^.?!\d]{0,25}?\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven) months?\b/i

/** "What if they do not pay me for 2 months": as much of the pay as the other months bring. */
function unpaidIn(said: string, own: Answers, payKey: AmountKey): OwnChange | undefined {
  const count = notPaid.exec(said)?.[1]
  const lost = count === undefined ? Number.NaN : numberSaid(count)
  if (!(lost >= 1 && lost < months)) return undefined
  const keys = employmentIncomeKeys.filter((key) => (own[key] ?? 0) > 0)
  const paid = keys.length === 0 ? [payKey] : keys
  return {
    change: Object.fromEntries(
      paid.map((key) => [key, inKobo(((own[key] ?? 0) * (months - lost)) / months)]),
    ),
  }
}

const insteadOf = new RegExp(String.raw`^[^.?!\d]{0,25}\binstead of\b[^.?!\d]{0,10}${figure}`, 'i')

/** "3.4 million instead of 2.4 million", which is what was saved, or its part of a month: the first takes its place. */
function instead(said: string, wanted: ReadAmount, own: Answers, key: AmountKey): OwnChange | undefined {
  const behind = said.slice(said.indexOf(wanted.words) + wanted.words.length)
  const named = insteadOf.exec(behind)
  if (named === null) return undefined
  const [, typed, unit] = named
  const factor = Object.values(yearOf).find((each) => nairaOf(typed, unit) * each === own[key])
  return factor === undefined ? undefined : { change: { [key]: inKobo(wanted.value * factor) } }
}

/**
 * What a "what if" of the person's own changes **by** an amount, by a share, times over, or to nothing: "what if my salary
 * reduces by 50k a month", "if I add 20k to my pension", "what if I stop selling". What it changes **to** is told by the
 * amounts alone, and is none of this.
 * @returns undefined where nothing of the kind is said.
 */
export function ownChangeIn(
  { text, amounts: all }: Pick<Reading, 'text' | 'amounts'>,
  own: Answers,
  payKey: AmountKey,
): OwnChange | undefined {
  const said = supposedIn(text)
  if (!isSupposed(said)) return undefined
  const unpaid = unpaidIn(said, own, payKey)
  if (unpaid) return unpaid
  const amounts = all.filter(({ words }) => words !== '' && said.includes(words))
  const [amount, another] = amounts
  if (amount !== undefined && !amount.isPercent && ofCar.test(said)) {
    const worked = vehicleHelper({ cost: amount.value })
    return worked.ok ? { change: { vehicleBenefit: worked.amounts.vehicleBenefit ?? 0 } } : undefined
  }
  const key = keyIn(said, own, payKey)
  const placed = amount && key && instead(said, amount, own, key)
  if (placed) return placed
  if (another !== undefined) return undefined
  if (key === undefined) return undefined
  const before = own[key] ?? 0
  if (amount === undefined) {
    const factor = times.find(([words]) => words.test(said))?.[1]
    if (factor !== undefined) return { change: { [key]: inKobo(before * factor) } }
    return stops.test(said) && !ofWhen.test(said) && before > 0 ? { change: { [key]: 0 } } : undefined
  }
  const at = said.indexOf(amount.words)
  const [front, behind] = [said.slice(0, at), said.slice(at + amount.words.length)]
  const isLess = less.test(front)
  const isMore =
    moreBehind.test(behind) ||
    moreBefore.test(front) ||
    (more.test(front) && (/\bby\s*(?:about )?[₦n#]?$/i.test(front) || addsTo.test(behind))) ||
    (key === payKey && otherJob.test(said))
  // What it becomes: a rent that comes in has no other way to be read beside one that is paid.
  if (!isLess && !isMore) {
    const yearly = key === 'rentalIncome' && !amount.isPercent ? rentOfYear(amount) : undefined
    return yearly === undefined ? undefined : { change: { rentalIncome: inKobo(yearly) } }
  }
  const delta = by(amount, before, key)
  if (delta === undefined) return { open: amount }
  return { change: { [key]: inKobo(Math.max(0, isLess ? before - delta : before + delta)) } }
}

/** Income that no employer pays. */
const ofOthers: readonly AmountKey[] = amountRows
  .filter(({ key, group }) => ['earned', 'investment'].includes(group) && !employmentIncomeKeys.includes(key))
  .map(({ key }) => key)

/** A saved calculation with the pay of its job alone; undefined where there is no other income. */
export function jobAloneOf(own: Answers): Answers | undefined {
  const others = amountKeys.filter((key) => ofOthers.includes(key) && (own[key] ?? 0) > 0)
  if (others.length === 0) return undefined
  return { ...own, ...Object.fromEntries(others.map((key) => [key, 0])) }
}
