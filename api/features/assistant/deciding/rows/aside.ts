import { nothingPaid } from '../../../../../tax/index.ts'
import { firstYearOfAct } from '../../../../../tax/years/index.ts'
import { type ReadAmount, type Reading, type Role, roleOf } from '../../reading/index.ts'
import type { Case, Decision, SaidRule } from '../decision.ts'
import { sumAmounts } from '../facts/asks-figure.ts'
import { prepare, placedOn } from '../facts/prepare.ts'
import type { Placed } from '../facts/placed.ts'
import type { Row } from '../row.ts'
import { asideRuleOf } from '../special/asides.ts'
import { countedByTheAct } from '../special/counted.ts'
import { assetArticles, gainOf } from '../special/gains.ts'

const saleRoles: ReadonlySet<Role> = new Set(['gain', 'soldFor', 'boughtFor'])
const isAside = ({ role }: ReadAmount) =>
  role !== undefined && roleOf(role).kind === 'aside' && role !== 'prize'

interface Years {
  readonly taxYear: number
  readonly currentYear: number
}

const alone = (answers: Partial<Case['answers']>, { taxYear }: Years): Case => ({
  label: null,
  answers: { ...nothingPaid, status: 'other', ...answers, taxYear },
})

/** Compensation for a lost job: only what goes beyond the limit of the Act. */
function severance(paid: number, years: Years): Decision {
  const over = countedByTheAct('otherIncome', { otherIncome: paid, compensation: paid }, years)
  const rule = over > 0 ? 'severanceOver' : 'severanceFree'
  return {
    kind: 'rule',
    rules: [{ rule, said: paid }],
    naira: over,
    alone: over > 0 ? alone({ otherIncome: over }, years) : null,
    articles: ['loss-of-office'],
  }
}

/** A sale of what the Act frees, or without a gain; undefined where something of it is taxed, or missing. */
function sale(placed: readonly Placed[], text: string, years: Years): Decision | undefined {
  const gain = gainOf(placed, text, years)?.found
  if (gain === undefined || gain.rule === null) return undefined
  return {
    kind: 'rule',
    rules: [{ rule: gain.rule, said: placed[0]?.naira ?? null }],
    naira: 0,
    alone: null,
    articles: [assetArticles[gain.asset]],
  }
}

/** The allowance of the service year: whether it is pay is not certain, so the bands' figure is told as what it may be. */
const nyscAlone = (placed: readonly Placed[], years: Years): Case | null => {
  const [first] = placed
  return first?.role === 'nysc' ? alone({ status: 'employee', salary: first.naira }, years) : null
}

function rulesOf(placed: readonly Placed[], years: Years): Decision | undefined {
  const found = placed.flatMap(({ role, naira }) => {
    const aside = asideRuleOf(role)
    return aside ? [{ ...aside, said: naira }] : []
  })
  const [first, ...rest] = found.map(({ rule, said }): SaidRule => ({ rule, said }))
  if (first === undefined || found.length < placed.length) return undefined
  return {
    kind: 'rule',
    rules: [first, ...rest],
    naira: null,
    alone: nyscAlone(placed, years),
    articles: [...new Set(found.map(({ article }) => article))],
  }
}

/** Another money needs no rate here: the rule is the same for any amount. */
const inWhateverMoney = (amounts: readonly ReadAmount[]) =>
  amounts.map((amount) => ({ ...amount, currency: 'NGN' }))

/** "I invest 500k in treasury bills": the money itself, not what it yields. */
const isPutAway = ({ traps }: Reading) =>
  traps.some(({ kind }) => kind === 'notEarned' || kind === 'tradeOrGain')

/** What the Act decides before any salary, where nothing else was named [decision 0041]. */
export const aside: Row = (reading, context) => {
  const amounts = sumAmounts(reading)
  if (amounts.length === 0 || !amounts.every(isAside) || isPutAway(reading)) return undefined
  const isPriced = amounts.some(({ role }) => role === 'severance' || (role && saleRoles.has(role)))
  // The year in which somebody retired is no year of the tax.
  const read = {
    ...reading,
    years: isPriced ? reading.years : [],
    amounts: isPriced ? reading.amounts : inWhateverMoney(amounts),
  }
  const prepared = prepare(read, context).found
  const [taxYear] = prepared?.years ?? []
  const placed = prepared && placedOn(prepared, prepared.supposed[0], undefined).found
  if (placed === undefined || taxYear === undefined || taxYear < firstYearOfAct) return undefined
  const years = { taxYear, currentYear: context.currentYear }
  const [only] = placed
  if (placed.length === 1 && only?.role === 'severance') return severance(only.naira, years)
  if (placed.every(({ role }) => saleRoles.has(role))) return sale(placed, reading.text, years)
  return rulesOf(placed, years)
}
