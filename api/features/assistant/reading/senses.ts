import { months } from './lexicon/months.ts'
import { clauseAround, says, amountBehind } from './clauses.ts'
import type { Ambiguous, Cue } from './cues/index.ts'
import type { Hit } from './phrases.ts'
import type { Role } from './roles.ts'
import {
  employers,
  isNewPay,
  isOfEmployer,
  isOwnCalling,
  isTaxAlone,
  isThirteenth,
  lastOf,
  sentenceStart,
} from './told.ts'
import {
  assets,
  bonds,
  callings,
  family,
  fishing,
  goods,
  hired,
  homeLoans,
  investments,
  ownHome,
  ownThings,
  owned,
  properties,
  retired,
  sellers,
  shops,
  tenants,
} from './sense-words.ts'
import { isStop, type Unit } from './units.ts'
import { askers, wordsOf } from './words.ts'

/** A cue whose role is decided. `asked`: it is what the question asks for, and needs no amount. */
export interface Sensed extends Hit<Cue> {
  readonly role: Role | undefined
  readonly isAsked: boolean
}

const polite = wordsOf('please pls sir ma abeg thanks thank you o oga jare . ! pay')
const collected = wordsOf(
  'collect collects collecting collected receive receives received receiving get gets getting earn earns earning make makes making',
)
const yields = wordsOf('brings bring brought generates fetches yields')
const isWords = wordsOf('is of na was : = be')
/** "PAYE on my February payslip is 81,947". */
const isOnPaper = new Set([
  ...isWords,
  ...wordsOf('on in for my the this last slip payslip pay month'),
  ...months.keys(),
])
const behindAsk = wordsOf('for on from of')
const receivedPension = wordsOf('receive receives received get gets collect collects')

const rentPays = wordsOf('pays pay paid paying covers cover provides provide provided rents rent rented')
const taxWords = wordsOf('tax paye taxes')

const contributes = wordsOf('pays pay paying contributes contribute adds add puts put covers')
const forMe = wordsOf('me top behalf extra')
const wholes = wordsOf('gross total package ctc consolidated whole')
const takenWords = wordsOf(
  'was taken removed deducted cut remove comot withheld already deduct deducts deducting removing removes pay paid paying correct right okay',
)
const tradeWords = wordsOf('sales turnover revenue purchases takings sells expenses')

const monthlyWords = wordsOf('monthly month weekly week')
const profits = wordsOf('profit gain')
const over = wordsOf(
  'finished finish finishing completed complete completing done concluded rounded after since',
)

/** "Sold my Corolla": a thing of one's own, right behind the verb. */
const isOwnThing = (units: readonly Unit[], to: number): boolean =>
  /^(?:my|our|the)$/.test(units[to]?.word ?? '') && says(units, to + 1, to + 4, ownThings)
/** Transport that does this is spent, and no allowance. */
const taking = wordsOf('takes chop chops eats gulps gulp consumes swallow swallows')
const payersOfCalling = wordsOf(
  'families clients customers students pupils lessons patients passengers events',
)
const payers = wordsOf('client clients customer customers employer agency')

const swallowed = wordsOf(
  'takes take took chop chops eats gulps gulp spend spends spent goes cost costs consumes swallow',
)

/** "Feeding takes 150k, transport 60k": spent, beside what living costs. */
function isSpentOn(units: readonly Unit[], { from }: Hit<Cue>, cues: readonly Hit<Cue>[]): boolean {
  const start = sentenceStart(units, from)
  return (
    says(units, start, from + 6, swallowed) &&
    cues.some((cue) => cue.value.role === 'living' && cue.from >= start && Math.abs(cue.from - from) <= 8)
  )
}

const earning = wordsOf('earn earning paid salary pay gross work')

/** Beside a rent these say that it is paid. */
const ownRent = wordsOf('my own our pay pays paid paying')

/** Whether the person says that they let: "I am a landlord". */
const isLandlord = (units: readonly Unit[]): boolean =>
  units.some(
    ({ word }, at) =>
      /^land(?:lord|lady)$/.test(word) &&
      /^(?:a|am|as|be|im|i'm)$/.test(units[at - 1]?.word ?? '') &&
      units.slice(Math.max(0, at - 4), at).some(({ word: who }) => /^(?:i|am|i'm|im|as)$/.test(who)),
  )

/** Place of the last word that asks, in the same sentence before a place. */
function lastAsker(units: readonly Unit[], before: number): number | undefined {
  for (let i = before - 1; i >= 0; i--) {
    const unit = units[i]
    if (unit === undefined || isStop(unit)) return undefined
    // "253k is what hit my account" asks nothing.
    if (askers.has(unit.word) && !/^(?:is|na|be|that's)$/.test(units[i - 1]?.word ?? '')) return i
  }
  return undefined
}

/** "22m per annum, take home pay": named last of all, behind a comma. */
const isLastWord = (units: readonly Unit[], from: number, to: number): boolean =>
  units[from - 1]?.word === ',' && units.slice(to).every((unit) => isStop(unit) || polite.has(unit.word))

/** "I earn 440k p.m. take home pay?": a sentence of its own, or the end of a question after what is earned. */
function isAskedAlone(units: readonly Unit[], from: number, to: number): boolean {
  const before = units[from - 1]
  const after = units[to]
  const isSentence = before !== undefined && isStop(before) && (after === undefined || isStop(after))
  if (isSentence || after?.word !== '?') return isSentence
  return before?.word === ',' || says(units, sentenceStart(units, from), from, earning)
}

interface Around {
  readonly from: number
  readonly to: number
  /** All phrases of the text, undecided. */
  readonly cues: readonly Hit<Cue>[]
  /** The gross behind a net is asked for. */
  readonly isGrossAsked: boolean
}

type Sense = (units: readonly Unit[], hit: Hit<Cue>, around: Around) => Role | 'asked' | undefined

const senses: Record<Ambiguous, Sense> = {
  rentWord(units, hit, clause) {
    const { from, to } = hit
    if (isOfEmployer(units, hit)) return 'employerRent'
    const within = (words: ReadonlySet<string>) => says(units, clause.from, clause.to, words)
    const before = units[from - 1]?.word ?? ''
    const after = units[to]?.word ?? ''
    const named = units[to - 1]?.word ?? ''
    const isWho = /^land(?:lord|lady)$/.test(named) && /^(?:a|am|be|as)$/.test(before)
    // "Landlord: 4 flats at 600k": who speaks lets them.
    const isOpening = from === 0 || isStop(units[from - 1] as Unit) || before === ','
    if (isOpening && /^land(?:lord|lady)$/.test(named) && units[to]?.word !== 'is')
      return says(units, to, units.length, properties) ? 'rentReceived' : 'asked'
    if (isWho) return 'asked'
    if (says(units, to, to + 3, hired)) return undefined
    if (says(units, from - 2, from, hired)) return 'cost'
    if (within(tenants)) return 'rentReceived'
    if (says(units, from - 1, from, collected)) return 'rentReceived'
    // "I collect 2.4m rent".
    if (units[from - 1]?.key === '#' && says(units, from - 2, from - 1, collected)) return 'rentReceived'
    if (says(units, from - 4, from, yields)) return 'rentReceived'
    // "I am a landlord", "I collect 4.8m rent from my flats".
    if (isLandlord(units) && !says(units, from - 1, to, ownRent)) return 'rentReceived'
    const isFromHouses =
      after !== 'for' && says(units, to, to + 8, properties) && says(units, to, to + 8, wordsOf('from'))
    if (isFromHouses && says(units, from - 6, from, collected)) return 'rentReceived'
    const isCollected =
      says(units, Math.max(clause.from, from - 8), from, collected) && ['as', 'in'].includes(before)
    if (isCollected) return 'rentReceived'
    if (after === 'from' && says(units, to, to + 6, properties)) return 'rentReceived'
    // "2m from rent" is what comes in.
    if (before === 'from') return 'rentReceived'
    if (['i', 'that'].includes(after) && says(units, to, to + 3, collected)) return 'rentReceived'
    if (
      shops.has(before) ||
      (['of', 'for', 'on', 'a', 'an', 'my', 'the'].includes(after) && says(units, to, to + 4, shops))
    )
      return 'cost'
    const payer = lastOf(units, sentenceStart(units, from), to, employers)
    // "the company put me in a flat that they rent at 4m".
    if (payer !== undefined && /^(?:they|dem|company|employer)$/.test(before)) return 'employerRent'
    const isByEmployer =
      payer !== undefined &&
      says(units, payer, to, rentPays) &&
      !says(units, payer, from, wordsOf('i me own'))
    if (isByEmployer) return 'employerRent'
    return 'rent'
  },
  pensionWord(units, { from, to }, { cues, ...clause }) {
    const byEmployer = lastOf(units, clause.from, from, employers)
    if (
      byEmployer !== undefined &&
      says(units, byEmployer, from, contributes) &&
      !says(units, byEmployer, to + 6, wordsOf('from'))
    )
      return says(units, to, clause.to + 6, forMe) ||
        says(units, byEmployer, from, wordsOf('contributes adds add'))
        ? 'employerPension'
        : undefined
    // "Pension is paid by my employer only".
    const by = units.slice(to, to + 6).findIndex(({ word }) => word === 'by')
    if (by >= 0 && says(units, to + by, to + by + 3, employers)) return 'employerPension'
    if (says(units, 0, units.length, retired) && !units.some(({ key }) => key === '%'))
      return 'pensionReceived'
    const direct =
      says(units, Math.max(clause.from, from - 5), from, receivedPension) ||
      (['i', 'that'].includes(units[to]?.word ?? '') && says(units, to, to + 3, receivedPension))
    // "After tax and pension I receive 350k": it was taken off.
    const isTakenOff =
      says(units, Math.max(clause.from, from - 5), from, wordsOf('after')) ||
      says(units, to, to + 8, wordsOf('removed deducted comot remove'))
    if (!direct || isTakenOff) return 'pension'
    const hasPay = cues.some(({ value }) => value.role === 'salary' || value.role === 'basicWord')
    return hasPay || units.some(({ key }) => key === '%') ? undefined : 'pensionReceived'
  },
  interestWord(units, hit, clause) {
    const anywhere = (words: ReadonlySet<string>) => says(units, 0, units.length, words)
    if (anywhere(bonds)) return 'bondInterest'
    // "Interest on the loan": of a house of one's own alone.
    if (says(units, hit.from, hit.to, wordsOf('loan'))) return anywhere(ownHome) ? 'mortgage' : undefined
    if (anywhere(homeLoans)) return 'mortgage'
    return says(units, clause.from, clause.to, wordsOf('deposit savings bank account received'))
      ? 'interest'
      : undefined
  },
  netWord(units, { from, to }, { isGrossAsked }) {
    // "Fuel and net dey chop 25k": of whoever fishes.
    if (units[to - 1]?.word === 'net' && says(units, 0, units.length, fishing)) return 'cost'
    // "It leaves me 1.5m profit": what a trade leaves is named behind it.
    const left = amountBehind(units, to, isWords)
    if (left !== undefined && says(units, left + 1, left + 2, profits)) return 'business'
    if (amountBehind(units, to, isWords) !== undefined) return 'net'
    if (behindAsk.has(units[to]?.word ?? '')) return 'asked'
    if (isGrossAsked) return 'net'
    if (isLastWord(units, from, to)) return 'asked'
    if (isAskedAlone(units, from, to)) return 'asked'
    const asker = lastAsker(units, from)
    if (asker === undefined) return from === 0 ? 'asked' : 'net'
    return says(units, asker + 1, asker + 4, taxWords) ? 'net' : 'asked'
  },
  basicWord(units, { from, to }) {
    const isWhole = units.some((unit, i) => (i < from || i >= to) && wholes.has(unit.word))
    return isWhole ? 'basicPart' : 'salary'
  },
  taxWord(units, { from, to }) {
    const amount = amountBehind(units, to, isWords)
    if (amount !== undefined && says(units, amount + 1, amount + 3, takenWords)) return 'taxPaid'
    if (amount !== undefined && says(units, Math.max(sentenceStart(units, from), from - 8), from, takenWords))
      return 'taxPaid'
    const isTaken =
      units[from - 1]?.key === '#' &&
      (says(units, from - 5, from - 1, takenWords) || says(units, to, to + 2, takenWords))
    return isTaken ? 'taxPaid' : 'asked'
  },
  withheldWord: (units) => (says(units, 0, units.length, investments) ? 'taxPaid' : 'asked'),
  outlay(units, { to }, { cues }) {
    if (says(units, to, to + 1, callings)) return 'asked'
    if (cues.some(({ value: { role } }) => role === 'revenue')) return 'cost'
    return says(units, 0, units.length, tradeWords) ? 'cost' : 'living'
  },
  gainWord: (units, _hit, { cues }) =>
    !cues.some((cue) => cue.value.role === 'soldWord' && isOwnThing(units, cue.to)) &&
    (says(units, 0, units.length, sellers) || !says(units, 0, units.length, owned))
      ? 'business'
      : 'gain',
  sellingWord: (units, { to }) => (says(units, to - 1, to + 4, assets) ? 'soldFor' : 'business'),
  sentWord(units, { from }, { from: start }) {
    const giver = units.slice(Math.max(0, start - 3), from)
    if (giver.some(({ word }) => family.has(word))) return 'gift'
    if (giver.some(({ word }) => payers.has(word))) return 'income'
    // "A private uni which gives me 120k monthly" pays for work.
    return says(units, from, clauseAround(units, from, from + 1).to, monthlyWords) ? 'income' : undefined
  },
  mortgageWord: (units) => (says(units, 0, units.length, wordsOf('interest')) ? 'mortgage' : undefined),
  transportWord: (units, hit, { cues }) =>
    isSpentOn(units, hit, cues)
      ? 'living'
      : // "4 families pay me, transport takes 15k": of a calling, whose costs they are.
        says(units, hit.to, hit.to + 2, taking)
        ? says(units, 0, units.length, payersOfCalling)
          ? 'cost'
          : 'living'
        : cues.some(({ value: { role } }) => role === 'cost' || role === 'revenue')
          ? 'cost'
          : 'allowance',
  soldWord: (units, { to }) =>
    says(units, 0, units.length, goods) && !isOwnThing(units, to) ? 'revenue' : 'soldFor',
  boughtWord(units, { from, to }, { cues }) {
    if (cues.some(({ value: { role } }) => role === 'employerCar')) return 'employerCar'
    // "The company bought a Prado for me to use".
    const payer = lastOf(units, sentenceStart(units, from), from, employers)
    if (
      payer !== undefined &&
      says(units, to, to + 6, wordsOf('me us')) &&
      !says(units, payer, from, wordsOf('i'))
    )
      return 'employerCar'
    // "I sold my Corolla for 7m, bought it at 5m, it is no business".
    if (cues.some((cue) => cue.value.role === 'soldWord' && isOwnThing(units, cue.to))) return 'boughtFor'
    const isTrade =
      says(units, 0, units.length, goods) || cues.some(({ value: { role } }) => role === 'revenue')
    return isTrade ? 'cost' : 'boughtFor'
  },
  // "I finished NYSC in July": it pays nothing any more.
  nyscWord: (units, { from }) => (says(units, from - 4, from, over) ? 'asked' : 'nysc'),
  shopWord: (units, { to }) =>
    says(units, 0, units.length, tradeWords) && amountBehind(units, to, isWords) !== undefined
      ? 'cost'
      : 'asked',
  payeWord(units, { from, to }) {
    const amount = amountBehind(units, to, isOnPaper)
    const isBehind = units[from - 1]?.key === '#' && says(units, from - 5, from - 1, takenWords)
    if (isBehind) return 'taxPaid'
    // "PAYE for 2,000,000 monthly": asked of it.
    if (/^(?:for|on)$/.test(units[to]?.word ?? '') && units[to + 1]?.key === '#') return 'asked'
    if (amount === undefined) return 'asked'
    if (says(units, amount + 1, amount + 4, takenWords)) return 'taxPaid'
    return lastAsker(units, from) === undefined ? 'taxPaid' : 'asked'
  },
}

const isAmbiguous = (role: Role | Ambiguous): role is Ambiguous => role in senses

/** Decides the role of each cue by the words around it. */
export function sensed(units: readonly Unit[], cues: readonly Hit<Cue>[], isGrossAsked: boolean): Sensed[] {
  return cues.map((hit) => {
    if (isOwnCalling(units, hit) || isTaxAlone(units, hit)) return { ...hit, role: undefined, isAsked: true }
    const { role } = hit.value
    if (role === 'rent' && isOfEmployer(units, hit)) return { ...hit, role: 'employerRent', isAsked: false }
    const isTo = role === 'raise' && isNewPay(units, hit.to)
    const decided: Role | 'asked' | undefined = isAmbiguous(role)
      ? senses[role](units, hit, { ...clauseAround(units, hit.from, hit.to), cues, isGrossAsked })
      : role
    if (decided === 'bonus' && isThirteenth(units, hit)) return { ...hit, role: 'bonus', isAsked: true }
    // "increased it to 260k" names the new pay, and no raise.
    if (decided === 'asked' || isTo)
      return { ...hit, role: role === 'netWord' ? 'net' : 'taxPaid', isAsked: true }
    const isCar =
      (decided === 'cost' || decided === 'boughtFor') &&
      cues.some(({ value }) => value.role === 'employerCar')
    return { ...hit, role: isCar ? 'employerCar' : decided, isAsked: false }
  })
}
