import { type Intent, type ReadAmount, type Reading, type Role, roleOf } from '../../reading/index.ts'

const figureIntents: ReadonlySet<Intent> = new Set([
  'tax',
  'net',
  'gross',
  'incomeFromTax',
  'difference',
  'saving',
  'rate',
  'relief',
])

/** Amounts that no sum is made of: a limit of the law, what living costs, what another money is worth. */
const isBeside = ({ role }: ReadAmount) =>
  role !== undefined && (roleOf(role).kind === 'nothing' || role === 'threshold' || role === 'rate')

/** The amounts that a sum may be made of. */
export const sumAmounts = ({ amounts }: Pick<Reading, 'amounts'>): readonly ReadAmount[] =>
  amounts.filter((amount) => !isBeside(amount))

/** Whether a message asks for a figure of amounts that it names. */
export function asksFigure(reading: Reading): boolean {
  return figureIntents.has(reading.intent) && sumAmounts(reading).length > 0
}

const incomeKinds: ReadonlySet<string> = new Set(['pay', 'business', 'other'])
/** What is income though a rule of its own says how much of it. */
const alsoIncome: ReadonlySet<Role> = new Set([
  'net',
  'taxable',
  'gain',
  'soldFor',
  'boughtFor',
  'prize',
  'severance',
])

/** Whether an amount is income, of whatever kind. */
export const isIncome = ({ role }: ReadAmount): boolean =>
  role !== undefined && (incomeKinds.has(roleOf(role).kind) || alsoIncome.has(role))
