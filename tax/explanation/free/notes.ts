import { type AmountKey, contributionRows } from '../../answers/keys.ts'
import { type Exact, sumOf, wholeKobo } from '../../money/exact.ts'
import { formatNaira, formatRate } from '../../money/format.ts'
import { type Declared, given } from '../../rules/declared.ts'
import { deductionRules } from '../../rules/deductions.ts'
import { incomeOf, payOf } from '../../rules/income.ts'
import { isAtMinimumWage, minimumWageSection } from '../../rules/minimum-wage.ts'
import { reliefRules } from '../../rules/reliefs.ts'
import { lawOf } from '../../years/index.ts'
import { noteFigures } from '../../years/nta-2025.ts'
import { administrationSection, citationLine, section } from '../../years/sections.ts'
import type { NoteId } from '../notes/note.ts'

interface FreeNoteRule {
  readonly id: NoteId
  readonly heading: string
  readonly section: string
  /** The note; null where it does not concern the person. It holds the law's figures only. */
  readonly words: (declared: Declared) => string | null
}

const has = (key: AmountKey) => (declared: Declared) => (given(declared, key) ?? 0) > 0
const isPensioner = ({ status }: Declared) => status === 'pensioner'

/** A note of one sentence that does not depend on the person. */
function rule(
  id: NoteId,
  [heading, section]: readonly [heading: string, section: string],
  concerns: (declared: Declared) => boolean,
  words: string,
): FreeNoteRule {
  return { id, heading, section, words: (declared) => (concerns(declared) ? words : null) }
}

/** The contributions left empty, where their assumed shares come to anything. */
function emptyContributions({ taxYear, status, amounts }: Declared, income: Exact): readonly string[] {
  const empty = contributionRows.filter(({ index }) => amounts[index] === null)
  const assumed = empty.map(({ key }) => deductionRules[key](null, income, lawOf(taxYear), status))
  return sumOf(assumed).kobo === 0 ? [] : empty.map(({ shortName }) => shortName)
}

function incomeIn(declared: Declared): Exact {
  const { earned, investment, benefits } = incomeOf(declared)
  return wholeKobo(earned + investment + benefits)
}

function hasRentRelief(declared: Declared): boolean {
  const { taxYear, status } = declared
  const rent = given(declared, 'rentPaidBySelf')
  return reliefRules.rentPaidBySelf(rent, incomeIn(declared), lawOf(taxYear), status).kobo > 0
}

function homeIsOverLimit(declared: Declared): boolean {
  const home = given(declared, 'rentPaidByEmployer')
  if (home === null) return false
  const otherPay = payOf(declared) + incomeOf(declared).benefits - home
  return home > Math.floor((otherPay * noteFigures.accommodationShareOfPay.value) / 100)
}

const { minimumWage, accommodationShareOfPay, vehicleShareOfCost, lossOfOfficeFree } = noteFigures

/** Every note about the tax, in the order of those with figures (notes/index.ts), in words that hold none of the person's. */
export const freeNotes: readonly FreeNoteRule[] = [
  rule(
    'minimum-wage',
    ['Pay up to the minimum wage is exempt', minimumWageSection],
    isAtMinimumWage,
    `Income from a job that pays no more than ${formatNaira(minimumWage.value)} a month is exempt.`,
  ),
  {
    id: 'contributions-paid',
    heading: 'Only what you paid comes off',
    section: 'Section 30(2)(a)(i) to (iii)',
    words: (declared) => {
      const empty = emptyContributions(declared, incomeIn(declared))
      return empty.length === 0
        ? null
        : `The Act takes off pension, NHF and NHIS that were really paid. What is assumed for ${empty.join(' and ')} comes off by the Act only if you paid it.`
    },
  },
  rule(
    'gratuity-exempt',
    ['A gratuity may be exempt', section('163(1)(i)')],
    has('gratuities'),
    'A gratuity granted under the Pension Reform Act is exempt.',
  ),
  rule(
    'annuity-exempt',
    ['A retirement annuity may be exempt', section('163(1)(i)')],
    has('annuity'),
    'An annuity that is a retirement benefit under the Pension Reform Act is exempt.',
  ),
  rule(
    'pension-taxable',
    ['A pension outside the Pension Reform Act is taxed', section('163(1)(i)', '4(2)(b)')],
    has('pension'),
    'We treat your pension as exempt, as those under the Pension Reform Act are. If yours is not one, it is income.',
  ),
  rule(
    'dividends-final',
    [
      'Nigerian dividends are taxed before you get them',
      citationLine([section('28(2)(b)(iv)'), administrationSection('51(3)')]),
    ],
    (declared) => has('dividendsNigeria')(declared) && !isPensioner(declared),
    'The 10% that the company withheld is the final tax on them: by the Act they are left out of your income.',
  ),
  rule(
    'interest-exempt',
    [
      'Some interest is not taxed again',
      citationLine([section('163(1)(n)'), administrationSection('51(5)')]),
    ],
    (declared) => has('interest')(declared) && !isPensioner(declared),
    'Interest on Federal and State bonds is exempt, and on short-term securities and corporate bonds the tax withheld is final.',
  ),
  rule(
    'pensioner-interest',
    ['Interest is taxed for pensioners too', section('28', '163(1)(n)')],
    (declared) => has('interest')(declared) && isPensioner(declared),
    'We count a pensioner’s interest as zero; the Act taxes interest that is neither exempt nor finally taxed.',
  ),
  rule(
    'pensioner-foreign-dividends',
    ['Foreign dividends may be taxed', section('12', '163(1)(s)')],
    (declared) => has('dividendsForeign')(declared) && isPensioner(declared),
    'We count a pensioner’s foreign dividends as zero; the Act exempts only those brought in through approved channels.',
  ),
  rule(
    'pensioner-deductions',
    ['Pensioners may deduct too', 'Section 30(2)(a)(i) to (iii)'],
    (declared) => isPensioner(declared) && contributionRows.some(({ key }) => has(key)(declared)),
    'The Act takes off contributions that a pensioner paid as for anyone else.',
  ),
  rule(
    'foreign-dividends-channels',
    ['Foreign dividends may be exempt', section('163(1)(s)')],
    (declared) => has('dividendsForeign')(declared) && !isPensioner(declared),
    'Dividends from abroad that came in through approved channels are exempt.',
  ),
  rule(
    'foreign-income-channels',
    ['Some income from abroad is exempt', section('163(1)(s)', '120')],
    has('foreignIncome'),
    'Interest, rent and royalties from abroad that came in through approved channels are exempt; for the rest, tax paid abroad is credited.',
  ),
  rule(
    'accommodation-limit',
    ['A home from your employer counts up to a limit', accommodationShareOfPay.source],
    homeIsOverLimit,
    `The Act counts it at most at ${formatRate(accommodationShareOfPay.value)} of your other pay from the job, which is less than you typed.`,
  ),
  rule(
    'vehicle-share',
    [`A car counts at ${formatRate(vehicleShareOfCost.value)} of its cost`, vehicleShareOfCost.source],
    has('vehicleBenefit'),
    `If you typed what the car cost, only ${formatRate(vehicleShareOfCost.value)} of it counts.`,
  ),
  rule(
    'loss-of-office',
    ['Compensation for losing a job is mostly free', lossOfOfficeFree.source],
    has('otherIncome'),
    `The first ${formatNaira(lossOfOfficeFree.value)} of compensation for loss of office or injury is outside tax.`,
  ),
  rule(
    'rent-proof',
    ['Keep proof of your rent', 'Sections 31 and 32'],
    hasRentRelief,
    'The tax office may ask for evidence of a deduction. Without it the rent relief falls away.',
  ),
  rule(
    'mortgage-home',
    ['The loan must be for a house that you live in', 'Section 30(2)(a)(iv)'],
    has('mortgageInterest'),
    'Interest comes off only on a loan for developing a residential house that its owner occupies.',
  ),
  rule(
    'life-preceding-year',
    ['Premiums count a year later', 'Section 30(2)(a)(v)'],
    has('lifeAssurance'),
    'The Act takes off premiums paid in the year before, on your own or your spouse’s life.',
  ),
]
