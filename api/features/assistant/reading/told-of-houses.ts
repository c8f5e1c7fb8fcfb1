import type { ReadAmount, Reading } from './reading.ts'
import { roleOf } from './roles.ts'
import { isMoney, ofJob } from './words-of-trade.ts'

const ownPractice =
  /\b(?:sole practitioner|chambers?|private practice|my (?:own )?(?:clinic|practice|firm|hospital|pharmacy|consultancy)|consultant|own (?:clinic|practice|firm))\b/i
const feesBefore = /\bfees\b[^.;!?\d]{0,25}$/i
const expensesBefore =
  /\b(?:office|clinic|chambers?|running|business|practice|firm|professional|all)?\s*(?:expenses|overheads?|running costs?)\b(?: ?\([^)]*\))?[^.;!?\d(]{0,15}$/i
const asides = /\([^)]*\)/g

/** "A sole practitioner: fees 38m, office expenses (rent, staff) 13.5m": what a practice takes in, and what it costs. */
export function withPractice(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!ownPractice.test(text) || ofJob.test(text)) return reading
  const roleOfIt = (amount: ReadAmount): 'revenue' | 'cost' | undefined => {
    if (!isMoney(amount) || (amount.role !== undefined && amount.role !== 'living')) return undefined
    const before = text.slice(0, amount.at)
    if (expensesBefore.test(before)) return 'cost'
    return feesBefore.test(before) ? 'revenue' : undefined
  }
  if (!amounts.some((amount) => roleOfIt(amount) === 'revenue')) return reading
  const inAsides = (text.match(asides) ?? []).join(' ')
  return {
    ...reading,
    amounts: amounts.map((amount) => {
      const role = roleOfIt(amount)
      return role === undefined
        ? amount
        : { ...amount, role, roleBy: 'guess', period: amount.period ?? 'year', periodBy: 'shared' }
    }),
    unplaced: reading.unplaced.filter(
      (words) => !amounts.some((amount) => amount.words === words && roleOfIt(amount) !== undefined),
    ),
    // What a list in brackets names has its amount outside of them.
    dangling: reading.dangling.filter((role) => !(/rent/i.test(role) && /\brent\b/i.test(inAsides))),
  }
}

const isLet =
  /\b(?:i (?:be|am)|i'm|im) (?:a )?(?:landlord|landlady)\b|\bi (?:own|have|built) (?:a |two |three |my )?(?:block of )?(?:flats?|houses?|building)\b|\bmy (?:\w+ ){0,2}(?:flats?|houses?|rooms?|tenants?|self ?cons?)\b[^.;!?\d]{0,20}\b(?:bring|brings|give|gives|fetch\w*|pay|pays)\b/i
const ofOtherWork = /\b(?:profit|sales|shop|business|trade)\b/i
const onRepairs =
  /^\s*(?:naira )?(?:(?:to|for|on|take|dey) )?(?:repair\w*|fix\w*|paint\w*|maintain\w*|plumb\w*|renovat\w*|caretaker|agent)\b/i
/** "After repairs the rent leaves me 4.8m". */
const rentLeaves = /\brents? (?:leaves?|left|gives?|gave|brings?) (?:me|us) (?:with )?[₦n#]?$/i
const spending = /\b(?:spend|spent|use|used)\b[^.;!?\d]{0,12}$/i

/** "I be landlord, my two flats dey bring 3.6m and I spend 400k repair dem": rents, and what the houses cost. */
export function withLandlord(reading: Reading): Reading {
  const { text, amounts } = reading
  if (!isLet.test(text) || ofJob.test(text) || ofOtherWork.test(text)) return reading
  const [rent, more] = amounts.filter(
    (amount) =>
      isMoney(amount) &&
      (amount.role === 'rentReceived' ||
        amount.role === 'rent' ||
        (amount.role === undefined && rentLeaves.test(text.slice(0, amount.at))) ||
        (amount.role === 'income' && amount.roleBy !== 'named')),
  )
  if (rent === undefined || more !== undefined) return reading
  const isCost = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    amount !== rent &&
    (amount.role === undefined || amount.role === 'living') &&
    spending.test(text.slice(0, amount.at)) &&
    onRepairs.test(text.slice(amount.at + amount.words.length))
  const costs = amounts.filter(isCost)
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (amount === rent && rent.role !== 'rentReceived')
        return { ...rent, role: 'rentReceived', roleBy: 'guess' }
      return costs.includes(amount) ? { ...amount, role: 'cost', roleBy: 'guess', period: 'year' } : amount
    }),
    unplaced: reading.unplaced.filter(
      (words) => words !== rent.words && !costs.some((cost) => cost.words === words),
    ),
    dangling: reading.dangling.filter((role) => role !== 'rent' && role !== 'cost'),
  }
}

/** What stands between two rents of one list: "700k and 850k a year", "1.2m yearly, the other 900k". */
const inList =
  /^[\s,&]*(?:(?:a|per) (?:year|annum)|yearly|annually)?[\s,&]*(?:each|apiece)?[\s,]*(?:and|plus)?\s*(?:(?:the )?(?:other|second)(?: one)?(?: is| at| for| na)?|(?:one|a|an|another|my) (?:shop|flat|house|bungalow|duplex|self ?con|room|store|apartment|office)(?: is| at| for| na)?)?\s*[₦n#]?$/i
const mayBeRent = ({ role, roleBy, isPercent }: ReadAmount) =>
  !isPercent && (role === undefined || (role === 'income' && roleBy !== 'named'))
/** "From two shops": as many rents as are told. */
const severalLet =
  /\b(?:two|three|four|five|both|[2-9]) (?:\w+ )?(?:shops?|flats?|houses|rooms|stores?|tenants|self ?cons?|apartments?|bungalows|duplexes|offices|units|properties)\b/i
const noRepairs = /^[^.;!?]{0,20}\b(?:no|without(?: any)?) (?:repairs?|costs?|expenses?|maintenance)\b/i
const isOfSeveral = (amount: ReadAmount, text: string): boolean =>
  amount.role === 'cost' &&
  (amount.roleBy === 'guess' || noRepairs.test(text.slice(amount.at + amount.words.length))) &&
  severalLet.test(text.slice(0, amount.at)) &&
  !onRepairs.test(text.slice(amount.at + amount.words.length))

/** Rents told in one list, and the pension that a landlord without a job names: received, and no contribution. */
export function withRents(reading: Reading): Reading {
  const amounts = [...reading.amounts]
  amounts.forEach((amount, index) => {
    const before = amounts[index - 1]
    if (before?.role !== 'rentReceived') return
    if (!mayBeRent(amount) && !isOfSeveral(amount, reading.text)) return
    if (inList.test(reading.text.slice(before.at + before.words.length, amount.at)))
      amounts[index] = { ...amount, role: 'rentReceived', roleBy: 'guess' }
  })
  const hasRents = amounts.some(({ role }) => role === 'rentReceived')
  const isPaid = amounts.some(
    ({ role }) => role !== undefined && ['pay', 'business', 'given'].includes(roleOf(role).kind),
  )
  return {
    ...reading,
    amounts:
      hasRents && !isPaid
        ? amounts.map((amount) =>
            amount.role === 'pension' && !amount.isPercent
              ? { ...amount, role: 'pensionReceived', roleBy: 'guess' }
              : amount,
          )
        : amounts,
    unplaced: reading.unplaced.filter(
      (words) =>
        amounts.some((each) => each.words === words && each.role === undefined) ||
        !amounts.some((each) => each.words === words),
    ),
  }
}

const spentBefore = /\b(?:spent|spend|paid|used)\s*(?:about )?[₦n#]?$/i
const onHouse =
  /^\s*(?:naira )?(?:on|for) (?:the )?(?:repairs?|agent|agents|plumb\w*|paint\w*|roof\w*|maintenance|caretaker|renovat\w*)\b[^.;!?]*\b(?:house|flats?|property|building|shops?|tenants?)\b/i

const tookOut =
  /\b(?:repairs?|agents?|caretaker|maintenance|painting|plumbing)\b[^.;!?\d]{0,30}\b(?:took|takes?|chop|chopped|cost|costs|gulped)\s*(?:about )?[₦n#]?$/i
const paidHelp =
  /\b(?:gave|paid|give) (?:the |my |di )(?:agent|caretaker|lawyer|plumber|painter|carpenter)\s*(?:about )?[₦n#]?$/i

/** "I spent 1.1m on repairs and agent fee for the house": what a let house costs, said by itself. */
export const withSpentOnHouse = (reading: Reading): Reading => {
  const isLetting = reading.amounts.some(({ role }) => role === 'rentReceived')
  const isSpent = (amount: ReadAmount): boolean =>
    isMoney(amount) &&
    amount.role !== 'cost' &&
    ((spentBefore.test(reading.text.slice(0, amount.at)) &&
      onHouse.test(reading.text.slice(amount.at + amount.words.length))) ||
      (isLetting &&
        (paidHelp.test(reading.text.slice(0, amount.at)) || tookOut.test(reading.text.slice(0, amount.at)))))
  const spent = reading.amounts.filter(isSpent)
  return spent.length === 0
    ? reading
    : {
        ...reading,
        amounts: reading.amounts.map((amount) =>
          spent.includes(amount) ? { ...amount, role: 'cost', roleBy: 'guess', period: 'year' } : amount,
        ),
        unplaced: reading.unplaced.filter((words) => !spent.some((each) => each.words === words)),
        dangling: reading.dangling.filter((role) => role !== 'rentReceived' && role !== 'rent'),
        traps: reading.traps.filter(({ kind }) => kind !== 'ofThat'),
      }
}

/** What an employer does about a rent. */
const housing =
  /\b(?:pays?|paid|paying|covers?|covered|provid\w*|gives?|gave|houses?|housed|put|puts|quarters|free|accommodation|lodg\w*|rents?(?= (?:me|for|it|a|the|one|my|us))|rented|employer|company'?s?|official)\b/i

/** "I earn 1.5m at a company and my rent in Lekki is 3.5m": nobody pays it for the person. */
const ofMine =
  /\bmy (?:own |house |home )?rents?(?: (?:in|at|for) \w+)?(?: (?:is|na|was|costs?))?\s*(?:about )?[₦n#]?$/i

/** "In an oil firm, pension 200k, rent 4m a year": where nothing says that the employer pays it, the person does. */
export const withOwnRent = (reading: Reading): Reading => ({
  ...reading,
  amounts: reading.amounts.map((amount) => {
    const before =
      reading.text
        .slice(0, amount.at)
        .split(/[.;!?]|,(?!\d)/)
        .at(-1) ?? ''
    const behind = reading.text.slice(amount.at + amount.words.length).split(/[.;!?]|,(?!\d)/)[0] ?? ''
    return amount.role === 'employerRent' && (ofMine.test(before) || !housing.test(`${before} ${behind}`))
      ? { ...amount, role: 'rent', roleBy: 'guess' }
      : amount
  }),
})
