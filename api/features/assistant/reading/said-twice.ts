import { tokensOf } from './numbers/index.ts'
import { before, behind, placedAnew } from './placed-anew.ts'
import type { ReadAmount, Reading } from './reading.ts'
import { roleOf } from './roles.ts'

/** What stands between a share and the same in money: "8% pension (56k)", "10% US tax (₦600,000)", "8%, that is 24k". */
const inMoney =
  /^[^.;!?\d]{0,45}(?:\(\s*|,? (?:that is|that's|which is|i\.e\.?|so|equals?|=|na)\s*|=\s*)(?:about )?[₦n#]?\s?$/i
/** So much of what a share comes to may be rounding. */
const roundedBy = 0.02

const isWhole = ({ isPercent, role, person }: ReadAmount): boolean =>
  !isPercent &&
  person === undefined &&
  role !== undefined &&
  (['pay', 'business', 'other', 'aside'].includes(roleOf(role).kind) || role === 'net')

/** Whether an amount is a share of one of the others, in the same period or in the year. */
const isShareOf = (share: ReadAmount, amount: ReadAmount, wholes: readonly ReadAmount[]): boolean =>
  wholes.some((whole) => {
    const part = (whole.value * share.value) / 100
    return [part, part * 12].some((each) => Math.abs(each - amount.value) <= roundedBy * each)
  })

/** "The normal 8% pension (56k) is removed": what a share comes to, told beside it, counts once. */
export function withShareInMoney(reading: Reading): Reading {
  const { amounts } = reading
  const wholes = amounts.filter(isWhole)
  const again = amounts.filter((amount, index) => {
    const share = amounts[index - 1]
    if (share === undefined || !share.isPercent || amount.isPercent) return false
    const between = reading.text.slice(share.at + share.words.length, amount.at)
    return (
      inMoney.test(between) &&
      isShareOf(
        share,
        amount,
        wholes.filter((whole) => whole !== amount),
      )
    )
  })
  if (again.length === 0) return reading
  const isHeld = (share: ReadAmount): boolean =>
    share.role === undefined &&
    (ofTax.test(behind(reading, share).slice(0, 45)) || held.test(before(reading, share)))
  return placedAnew(reading, (amount) => {
    const [share, money] = [amounts[amounts.indexOf(amount) - 1], amounts[amounts.indexOf(amount) + 1]]
    // "They held back 10% (90k)": a tax that was taken, as money.
    if (again.includes(amount))
      return share !== undefined && isHeld(share)
        ? { role: 'taxPaid', roleBy: 'guess', period: 'year', periodBy: 'shared' }
        : { role: 'saidAgain', roleBy: 'named', periodBy: 'usual' }
    return money !== undefined && again.includes(money) && isHeld(amount)
      ? { role: 'saidAgain', roleBy: 'named' }
      : undefined
  })
}

const ofTax = /^[^.;!?\d]{0,25}\b(?:tax|paye|wht)\b/i
const held =
  /\b(?:held back|hold back|withh\w+|removed|deducted|took|takes|cut|collected|kept)\b[^.;!?\d]{0,15}$/i

const ofOwn: ReadonlySet<ReadAmount['role']> = new Set(['commission', 'business', 'income'])
/** Classes whose words the whole explains, of which a share was told in money. */
const ofWhole: ReadonlySet<string> = new Set(['tradeOrGain', 'shareOf', 'percentOf', 'ofThat', 'netOrGross'])

/** "I get 5% of what I sell; I sold 94m, so my commission is 4.7m": the commission is told, and how it came about. */
export function withShareWorkedOut(reading: Reading): Reading {
  const { amounts } = reading
  const share = amounts.find(
    ({ isPercent, role }) => isPercent && (role === undefined || role === 'commission'),
  )
  if (share === undefined) return reading
  const own = amounts.find(
    (amount) =>
      ofOwn.has(amount.role) &&
      amounts.some(
        (whole) =>
          whole !== amount &&
          !whole.isPercent &&
          whole.at < amount.at &&
          Math.abs((whole.value * share.value) / 100 - amount.value) <= roundedBy * amount.value,
      ),
  )
  const whole =
    own &&
    amounts.find(
      (each) =>
        each !== own &&
        !each.isPercent &&
        Math.abs((each.value * share.value) / 100 - own.value) <= roundedBy * own.value,
    )
  if (own === undefined || whole === undefined) return reading
  const told = placedAnew(
    reading,
    (amount) =>
      amount === share || amount === whole
        ? { role: 'saidAgain', roleBy: 'named', periodBy: 'usual' }
        : amount === own
          ? { roleBy: 'guess', period: own.period ?? whole.period ?? 'year' }
          : undefined,
    ['revenue', 'cost', 'soldFor', 'boughtFor'],
  )
  return { ...told, traps: told.traps.filter(({ kind }) => !ofWhole.has(kind)) }
}

/** An amount as it was typed, before anything was divided. */
const typedIn = ({ words, value }: ReadAmount): number => tokensOf(words)[0]?.value ?? value

/** Among so many owners a whole is told to be shared. */
const mostParts: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9])
const eachBehind = /^\s*(?:naira )?(?:each|apiece|per person|one one)\b/i

/** "The rent is 6m, we share it equally, 2m each": the part of each, told again. */
export const withPartSaidAgain = (reading: Reading): Reading =>
  placedAnew(reading, (amount) =>
    (amount.role === undefined || amount.roleBy === 'only' || amount.roleBy === 'guess') &&
    eachBehind.test(behind(reading, amount)) &&
    /\bshar\w*|\bdivid\w*|\bsplit\w*/i.test(reading.text) &&
    reading.amounts.some(
      (whole) =>
        whole !== amount &&
        !whole.isPercent &&
        whole.at < amount.at &&
        mostParts.has(typedIn(whole) / typedIn(amount)),
    )
      ? { role: 'saidAgain', roleBy: 'named', period: undefined, periodBy: 'usual' }
      : undefined,
  )
