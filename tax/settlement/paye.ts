import { formatNaira } from '../money/format.ts'
import { type Kobo, koboOf, nairaOf } from '../worksheets/kobo.ts'
import { employersOf, unnamedEmployer } from '../worksheets/pay/employer-year.ts'
import type { Worksheets } from '../worksheets/kinds.ts'
import { nairaIn, type SettlementInput } from './input.ts'

/** PAYE that one employer took. */
export interface TakenPaye {
  readonly employer: string
  readonly taken: Kobo
}

/** By the pay worksheet; none where nothing of PAYE stands there. */
function byEmployer({ pay }: Worksheets): readonly TakenPaye[] {
  if (pay === undefined) return []
  return employersOf(pay).flatMap(({ name, figures }) =>
    figures.paye === null ? [] : [{ employer: name, taken: BigInt(figures.paye) }],
  )
}

/** A line an employer from the pay worksheet; without one, the PAYE that was answered, as one. */
export function payeOf({ answers, worksheets }: SettlementInput): readonly TakenPaye[] {
  const known = byEmployer(worksheets)
  const answered = koboOf(nairaIn(answers, 'payeTaken'))
  if (known.length > 0) return known
  return answered === 0n ? [] : [{ employer: unnamedEmployer, taken: answered }]
}

/** Said where worksheet and answers differ; null where they agree. */
export function payeDiffers({ answers, worksheets }: SettlementInput): string | null {
  const known = byEmployer(worksheets)
  const answered = nairaIn(answers, 'payeTaken')
  const sum = nairaOf(known.reduce((all, { taken }) => all + taken, 0n))
  return known.length === 0 || answered === 0 || answered === sum
    ? null
    : `Your pay worksheet has ${formatNaira(sum)} of PAYE, your answers ${formatNaira(answered)}. The worksheet counts.`
}
