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
