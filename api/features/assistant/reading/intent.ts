import { intentBooks } from './books.ts'
import type { Intent } from './reading.ts'
import type { Role } from './roles.ts'
import type { Hit } from './phrases.ts'
import { says } from './clauses.ts'
import { isAmount, isStop, type Unit } from './units.ts'
import { wordsOf } from './words.ts'

/** What is asked of the amounts, and where the words of it stand. */
export interface Asked {
  readonly intent: Intent
  readonly hits: readonly Hit<unknown>[]
}

interface Known {
  readonly roles: readonly (Role | undefined)[]
  readonly isNetAsked: boolean
  readonly hasCouple: boolean
  readonly years: readonly number[]
  /** Whether its years are set against each other. */
  readonly hasJoint: boolean
  /** Stretches that say what an amount is, and ask nothing. */
  readonly taken: readonly Hit<unknown>[]
}

const standsIn = (hit: Hit<unknown>, others: readonly Hit<unknown>[]): boolean =>
  others.some(({ from, to }) => from <= hit.from && hit.to <= to)

/** "Photography, which leaves me 1.5m": tells how much, and asks for neither of two. */
export function isTold(units: readonly Unit[], { from, to }: Hit<unknown>): boolean {
  const before = units[from - 1]
  // "What remains for me after all my expenses is 850k".
  const amount = units.findIndex((unit, at) => at >= to && (isAmount(unit) || isStop(unit)))
  const isLeftOfCosts =
    amount > to &&
    amount - to <= 9 &&
    isAmount(units[amount] as Unit) &&
    says(units, to, amount, costWords) &&
    !says(units, to, amount, taxWords)
  if (isLeftOfCosts) return true
  return (
    units[from]?.word === 'which' &&
    before !== undefined &&
    !isStop(before) &&
    units.slice(to, to + 3).some((unit) => isAmount(unit))
  )
}

const costWords = wordsOf('expenses expense costs cost spending spend fuel goods stock materials')
const taxWords = wordsOf('tax taxes paye deductions pension')

/** What a person keeps that is no money: "what papers do I keep for rent". */
const records = new Set(
  'paper papers receipt receipts record records document documents book books invoice invoices proof evidence payslip payslips file files statement statements'.split(
    ' ',
  ),
)

/** The intent of a message: the first in the order of the lexicon that its words ask for. */
export function intentOf(
  units: readonly Unit[],
  { roles, isNetAsked, hasCouple, years, hasJoint, taken }: Known,
): Asked {
  const found = new Map<Intent, Hit<unknown>[]>()
  const hits: Hit<unknown>[] = []
  for (const { intent, find } of intentBooks) {
    const here = find(units)
    hits.push(...here)
    const free = here.filter((hit) => !standsIn(hit, taken) && !isTold(units, hit))
    if (free.length > 0) found.set(intent, free)
  }
  const has = (intent: Intent) => found.has(intent)
  const hasAmounts = roles.length > 0
  const hasNet = roles.includes('net')
  const isChange = hasCouple || (years.length > 1 && hasJoint) || roles.includes('raise')
  const asked = (): Intent => {
    if (has('why')) return 'why'
    if (has('gross') || (hasNet && found.has('gross'))) return 'gross'
    const isTaxAlone = hasAmounts && roles.every((role) => role === 'taxPaid')
    if (has('incomeFromTax') && isTaxAlone) return 'incomeFromTax'
    if (!hasAmounts) {
      if (has('chat') && !has('tax')) return 'chat'
      if (isNetAsked || (has('net') && !units.some(({ word }) => records.has(word)))) return 'net'
      return (['saving', 'relief', 'rate', 'difference'] as const).find(has) ?? 'lookup'
    }
    if (isChange || has('difference')) return 'difference'
    if (has('saving')) return 'saving'
    if (has('relief') && !has('net')) return 'relief'
    if (has('rate')) return 'rate'
    if ((isNetAsked || has('net')) && !hasNet) return 'net'
    return 'tax'
  }
  return { intent: asked(), hits }
}
