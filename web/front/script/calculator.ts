import { maskResult } from '../../../contract/http/mask.ts'
import { calculate } from '../../../tax/calculate.ts'
import { yearlyFromMonthly } from '../../../tax/helpers/period.ts'
import { parseAmount } from '../../../tax/money/amount.ts'
import { formatNaira } from '../../../tax/money/format.ts'
import { checkAmount } from '../../../tax/questionnaire/check-amount.ts'
import { noteFigures } from '../../../tax/years/nta-2025.ts'
import { section } from '../../../tax/years/sections.ts'
import { nothingElsePaid, sampleCase } from '../../components/figures/plans/sample-case.ts'
import { splitFigure } from '../../components/figures/split-figure.ts'
import { isProbablySignedIn } from '../../session/session-hint.ts'
import { keepTriedFigures } from '../../session/tried-figures.ts'
import { errorIdOf, tryItIds } from '../ids.ts'

export { readAmountBoxes } from './amount-boxes.ts'

const fields = ['salary', 'rent'] as const
const answers = ['tax', 'exempt', 'words'] as const

const part = (id: string) => document.getElementById(id)
const typed = (id: string) => (part(id) as HTMLInputElement | null)?.value ?? ''
const sampleOf = (id: string) => (part(id) as HTMLInputElement | null)?.defaultValue

function say(id: string, words: string): void {
  const place = part(id)
  if (place === null) return
  place.textContent = words
  place.hidden = words === ''
}

function showOnly(shown: (typeof answers)[number]): void {
  for (const kind of answers) part(tryItIds[kind])?.toggleAttribute('hidden', kind !== shown)
}

function showFaults(faults: Partial<Record<(typeof fields)[number], string>>): void {
  for (const name of fields) {
    say(errorIdOf(tryItIds[name]), faults[name] ?? '')
    if (faults[name] === undefined) part(tryItIds[name])?.removeAttribute('aria-invalid')
    else part(tryItIds[name])?.setAttribute('aria-invalid', 'true')
  }
}

function show(result: Answer): void {
  showFaults(result.kind === 'faults' ? result.faults : {})
  if (result.kind === 'faults') {
    say(tryItIds.words, 'Mend the amounts to see the tax.')
    say(tryItIds.byTheAct, '')
    showOnly('words')
    part(result.faults.salary === undefined ? tryItIds.rent : tryItIds.salary)?.focus()
    return
  }
  if (result.kind === 'exempt') say(tryItIds.reason, result.reason)
  else {
    const { shown, hidden } = splitFigure(result.masked)
    say(tryItIds.shown, shown)
    say(tryItIds.stars, hidden)
    part(tryItIds.more)?.toggleAttribute('hidden', hidden === '')
    say(tryItIds.band, `${result.band} at ${result.rate}%`)
  }
  showOnly(result.kind)
  say(tryItIds.byTheAct, result.isWithinWage ? withinWage : '')
}

/** Calculates from the calculator's inputs and shows the answer, or the faults of the inputs. */
export function answer(): void {
  const [salary, rent] = [typed(tryItIds.salary), typed(tryItIds.rent)]
  const result = workOut(salary, rent)
  show(result)
  if (result.kind !== 'faults') keepFigures(salary, rent)
}

/**
 * Keeps what a visitor typed, to start their first calculation with, and says so. The sample is nobody's, and what is
 * typed beside an account that is signed in is not handed to the next one.
 */
function keepFigures(salary: string, rent: string): void {
  const isSample = fields.every((name) => typed(tryItIds[name]) === sampleOf(tryItIds[name]))
  const [monthly, yearlyRent] = [parseAmount(salary), parseAmount(rent)]
  const isKept =
    !isSample &&
    !isProbablySignedIn() &&
    keepTriedFigures({
      salary: monthly.kind === 'amount' ? monthly.naira : 0,
      rent: yearlyRent.kind === 'amount' ? yearlyRent.naira : null,
    })
  part(tryItIds.kept)?.toggleAttribute('hidden', !isKept)
}

/** The calculator's answer, as a free account would see it. */
export type Answer =
  | { kind: 'tax'; masked: string; band: string; rate: number; isWithinWage: boolean }
  | { kind: 'exempt'; reason: string; isWithinWage: boolean }
  | { kind: 'faults'; faults: Partial<Record<'salary' | 'rent', string>> }

const { minimumWage } = noteFigures

/** Told of pay that the Act exempts: the figures are the law's. */
const withinWage = `By the Act this pay is exempt, ₦0, if it is all your job pays: no more than the minimum wage of ${formatNaira(minimumWage.value)} a month. ${section('163(1)(t)')}. The estimate does not apply this.`

const context = { currentYear: sampleCase.taxYear }

/**
 * The tax for 2026 from salary and rent alone, masked as on the free plan; or the faults of texts that are no amounts.
 * @param salary naira a month, as typed.
 * @param rent naira in the year, as typed.
 */
export function workOut(salary: string, rent: string): Answer {
  const monthly = checkAmount(salary, 'salary', '500,000')
  const yearlyRent = checkAmount(rent, 'rent', '1,200,000')
  const yearly =
    monthly.ok && typeof monthly.value === 'number'
      ? checkAmount(yearlyFromMonthly(monthly.value), 'salary of a year')
      : monthly
  if (!yearly.ok || yearly.value === null || !yearlyRent.ok)
    return {
      kind: 'faults',
      faults: {
        ...(!yearly.ok && { salary: yearly.message }),
        ...(yearly.ok && yearly.value === null && { salary: 'Type your salary in figures, like 500,000' }),
        ...(!yearlyRent.ok && { rent: yearlyRent.message }),
      },
    }
  const isWithinWage = Number(yearly.value) > 0 && Number(yearly.value) <= minimumWage.value * 12
  const answers = {
    ...nothingElsePaid,
    status: 'employee',
    taxYear: sampleCase.taxYear,
    salary: yearly.value,
    rentPaidBySelf: yearlyRent.value,
  }
  const { isExempt, exemptionReason, totalTaxMasked, breakdown } = maskResult(calculate(answers, context))
  const last = breakdown[breakdown.length - 1]
  if (isExempt || last === undefined || totalTaxMasked === null)
    return { kind: 'exempt', reason: exemptionReason ?? '', isWithinWage }
  return { kind: 'tax', masked: totalTaxMasked, band: last.band, rate: last.rate, isWithinWage }
}
