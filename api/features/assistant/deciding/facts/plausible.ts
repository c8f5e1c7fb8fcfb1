import { raiseSaid } from '../asking/says.ts'
import { type ReadAmount, type Role, roleOf } from '../../reading/index.ts'
import type { Missing } from '../missing.ts'
import { isBelieved, payOf, type Placed } from './placed.ts'

/** Above these, what was read is too much beside the income to be meant. */
const mostOff = 0.6
const mostRent = 1.5

const sum = (placed: readonly Placed[]) => placed.reduce((total, { naira }) => total + naira, 0)

const ofRole = (placed: readonly Placed[], role: Role) => placed.filter((each) => each.role === role)

const largest = (placed: readonly Placed[]): ReadAmount | undefined =>
  placed.reduce<Placed | undefined>(
    (most, each) => (most && most.naira >= each.naira ? most : each),
    undefined,
  )?.read

/** What is too much beside the income to be meant; undefined where all of it is believed, or no income was named. */
export function implausibleIn(placed: readonly Placed[], text: string): Missing | undefined {
  const income = sum(placed.filter(({ role }) => ['pay', 'business', 'other'].includes(roleOf(role).kind)))
  const costs = sum(ofRole(placed, 'cost'))
  const earned = Math.max(0, income - 2 * costs)
  if (earned === 0) return undefined
  const [rent] = ofRole(placed, 'rent')
  if (rent !== undefined && sum(ofRole(placed, 'rent')) > mostRent * earned)
    return { kind: 'implausible', about: 'rent', amount: rent.read }
  const [pension] = ofRole(placed, 'pension')
  if (pension !== undefined && !isBelieved('pension', sum(ofRole(placed, 'pension')), payOf(placed)))
    return { kind: 'implausible', about: 'pension', amount: pension.read }
  const [raise] = ofRole(placed, 'raise')
  // The person said that it is added, however much it is.
  const isAdded = text.includes(raiseSaid)
  if (
    raise !== undefined &&
    !isAdded &&
    raise.share === undefined &&
    sum(ofRole(placed, 'raise')) > mostOff * earned
  )
    return { kind: 'raise', amount: raise.read }
  const off = placed.filter(({ role }) => roleOf(role).kind === 'off' && role !== 'rent')
  const most = largest(off)
  return most !== undefined && sum(off) > mostOff * earned
    ? { kind: 'implausible', about: 'off', amount: most }
    : undefined
}
