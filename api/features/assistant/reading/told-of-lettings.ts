import type { ReadAmount, Reading } from './reading.ts'

const agentBefore =
  /\b(?:agents?|caretaker|lawyer|manager)\b[^.;!?\d]{0,25}\b(?:took|takes?|collects?|collected|gets?|charges?|charged|chop|removes?|keeps?|dey take|dey collect|dey chop|is|na)\s*$/i
const agentBehind =
  /^\s*(?:of (?:the |each )?rents?)?[^.;!?\d]{0,12}\b(?:for|to) (?:the |my |di )?(?:agents?|caretaker)\b/i
const works = String.raw`(?:repair\w*|roof\w*|paint\w*|plumb\w*|fix\w*|renovat\w*|fence|borehole|maint\w*|caretaker|sewage|soakaway|wiring)`
const workBehind = new RegExp(
  String.raw`^\s*(?:naira )?(?:this year )?(?:on |for |to )?(?:the |my |di )?${works}\b`,
  'i',
)
const workBefore = new RegExp(
  String.raw`\b${works}\b(?: (?:the|of|my|di|d|a|on|for|house|flats?|roof|sheets?|building|property|gate|fence|toilets?|this year))*,?(?: (?:for|at|cost|costs|was|na|is|took|chop|with))?\s*(?:about |like )?[₦n#]?$`,
  'i',
)

const isRent = ({ role, isPercent }: ReadAmount): boolean => role === 'rentReceived' && !isPercent

const besideRents: ReadonlySet<ReadAmount['role']> = new Set([
  'salary',
  'income',
  'business',
  'revenue',
  'commission',
])

/** "My agent took 10% of the rents, and I spent 950k repairing the roof": what a let house costs, as a share and as money. */
export const withCostsOfLetting = (reading: Reading): Reading => letting(reading, true)

/** The same of money alone, before it is known what all the houses bring together. */
export const withWorkOnHouses = (reading: Reading): Reading => letting(reading, false)

function letting(reading: Reading, isOfShares: boolean): Reading {
  const { text, amounts } = reading
  const [rents, more] = amounts.filter(isRent)
  if (rents === undefined || more !== undefined) return reading
  const around = ({ at, words }: ReadAmount) => [text.slice(0, at), text.slice(at + words.length)] as const
  const isShare = (amount: ReadAmount): boolean => {
    const [before, behind] = around(amount)
    const isOpen = amount.role === undefined || amount.role === 'rent' || amount.role === 'commission'
    return isOfShares && amount.isPercent && isOpen && (agentBefore.test(before) || agentBehind.test(behind))
  }
  const isWork = (amount: ReadAmount): boolean => {
    const [before, behind] = around(amount)
    const isOpen =
      amount.role === undefined ||
      amount.role === 'living' ||
      amount.role === 'cost' ||
      (besideRents.has(amount.role) && ['guess', 'only'].includes(amount.roleBy))
    const isAgent =
      !amount.isPercent &&
      (isOpen || (amount.role === 'income' && amount.roleBy === 'verb')) &&
      agentBefore.test(before.replace(/[₦n#]\s?$/i, ''))
    return !amount.isPercent && ((isOpen && (workBehind.test(behind) || workBefore.test(before))) || isAgent)
  }
  const found = amounts.filter((amount) => isShare(amount) || isWork(amount))
  // Beside another income the costs of the houses are none of its own.
  const hasOther = amounts.some(
    (amount) => !amount.isPercent && besideRents.has(amount.role) && !found.includes(amount),
  )
  const role = hasOther ? ('houseCost' as const) : ('cost' as const)
  if (found.every((amount) => amount.role === role)) return reading
  const { period, periodBy, times } = rents
  return {
    ...reading,
    amounts: amounts.map((amount): ReadAmount => {
      if (!found.includes(amount)) return amount
      const cost = { ...amount, role, roleBy: 'guess' as const }
      return amount.isPercent
        ? {
            ...cost,
            value: Math.round(rents.value * amount.value) / 100,
            isPercent: false,
            period,
            periodBy,
            times,
          }
        : { ...cost, period: amount.periodBy === 'said' ? amount.period : 'year' }
    }),
    unplaced: reading.unplaced.filter((words) => !found.some((each) => each.words === words)),
    dangling: reading.dangling.filter((each) => each !== 'cost'),
  }
}
