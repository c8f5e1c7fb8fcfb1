import { periodSaid, roleSaid } from '../deciding/index.ts'
import { type Period, periods, type ReadAmount, type Reading, type Role, roles } from '../reading/index.ts'
import { withAmounts } from './change.ts'

const allRoles = Object.keys(roles) as Role[]
const allPeriods = Object.keys(periods) as Period[]

/** The amount as a tap said it; undefined where the message is no tap about it. */
function tapped(amount: ReadAmount, text: string): ReadAmount | undefined {
  const role = allRoles.find((each) => roleSaid(amount, each) === text)
  if (role !== undefined) return { ...amount, role, roleBy: 'named' }
  const period = allPeriods.find((each) => periodSaid(amount, each) === text)
  return period && { ...amount, period, periodBy: 'said', times: undefined }
}

/** The reading with one amount as a tap corrects it; undefined where the message is no tap about it. */
export function afterTap(reading: Reading, text: string): Reading | undefined {
  for (const [index, amount] of reading.amounts.entries()) {
    const changed = tapped(amount, text)
    if (changed) return withAmounts(reading, reading.amounts.with(index, changed))
  }
  return undefined
}
