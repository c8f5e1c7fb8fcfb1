import { hasBusiness, hasEmployment } from '../answers/status.ts'
import { isBlank, type RawAnswers } from '../answers/raw-answers.ts'
import { appliesTo } from './flow.ts'
import { type HadCode, hadOf, hasOtherIncome } from './had.ts'
import { type Question, type QuestionId, questions } from './questions.ts'

/** How a screen is drawn: its questions one under the other, or as a form of its own. */
export type ScreenKind = 'questions' | 'year-and-status' | 'had' | 'payslip' | 'contributions'

/** The parts of the way, in order; after them comes the check page. */
export type ScreenPart = 'status' | 'had' | 'amounts'

/** Questions that are asked together. */
export interface Screen {
  /** The id of its first question, which also is its place in the order. */
  readonly id: QuestionId
  readonly kind: ScreenKind
  readonly part: ScreenPart
  readonly questions: readonly Question[]
}

interface Row {
  readonly kind?: ScreenKind
  readonly part?: ScreenPart
  readonly questions: readonly [QuestionId, ...QuestionId[]]
  /** Who has the screen; everybody of whom its first question is asked, unless it says so. */
  readonly when?: (answers: RawAnswers) => boolean
  /** When it is shown on the way; on any other it can be opened from the check page. */
  readonly asked: 'always' | 'never' | HadCode | ((answers: RawAnswers, account: Known) => boolean)
}

/** What the account knows of the person: the name is asked of those only who have none there. */
export interface Known {
  readonly firstName: string | null
  readonly lastName: string | null
}

const lacksName = ({ firstName, lastName }: { firstName?: unknown; lastName?: unknown }) =>
  isBlank(firstName) || isBlank(lastName)
const isPensioner = ({ status }: RawAnswers) => status === 'pensioner'
const isEmployed = ({ status }: RawAnswers) => hasEmployment(status)
const contributions = ['pension-contribution', 'nhf-contribution', 'nhis-contribution'] as const

/** Every screen [spec 6.21]. For each status, every question that applies stands on exactly one. */
const rows: readonly Row[] = [
  {
    part: 'status',
    questions: ['name'],
    asked: (answers, account) => lacksName(answers) || lacksName(account),
  },
  { part: 'status', questions: ['tax-id'], asked: 'never' },
  { kind: 'year-and-status', part: 'status', questions: ['tax-year', 'status'], asked: 'always' },
  { kind: 'had', part: 'had', questions: ['had'], asked: 'always' },
  { questions: ['business-income'], asked: 'always' },
  {
    kind: 'payslip',
    questions: ['salary', 'allowances', ...contributions, 'months-paid', 'paye-taken'],
    asked: 'always',
  },
  { questions: ['commissions'], asked: 'commissions' },
  { questions: ['pension'], when: isPensioner, asked: 'always' },
  { questions: ['annuity', 'gratuities'], when: isPensioner, asked: 'pension' },
  {
    questions: ['pension', 'annuity', 'gratuities'],
    when: (answers) => !isPensioner(answers),
    asked: 'pension',
  },
  { questions: ['foreign-income'], asked: 'foreign' },
  { questions: ['dividends-nigeria', 'dividends-foreign'], asked: 'dividends' },
  { questions: ['interest'], asked: 'interest' },
  { questions: ['rental-income'], asked: 'rental' },
  { questions: ['other-income'], asked: 'other' },
  { questions: ['gains'], asked: 'gains' },
  { questions: ['rent-paid-by-employer'], asked: 'home' },
  { questions: ['domestic-staff-cost'], asked: 'staff' },
  { questions: ['vehicle-benefit'], asked: 'car' },
  { questions: ['other-benefits'], asked: 'benefits' },
  { questions: ['rent-paid-by-self'], asked: 'rent' },
  {
    kind: 'contributions',
    questions: contributions,
    when: (answers) => !isEmployed(answers),
    asked: (answers) =>
      hasBusiness(answers.status) ||
      (!isPensioner(answers) && hasOtherIncome(answers)) ||
      hadOf(answers).has('contributions'),
  },
  { questions: ['life-assurance'], asked: 'life' },
  { questions: ['mortgage-interest'], asked: 'mortgage' },
  { part: 'status', questions: ['marital-status'], asked: 'never' },
  { part: 'status', questions: ['number-of-children'], asked: 'never' },
]

const byId = new Map(questions.map((question) => [question.id, question]))

interface Made {
  readonly screen: Screen
  readonly row: Row
}

const screens: readonly Made[] = rows
  .map((row) => {
    // Every id of a row is the id of a question: the type of the table says so.
    const asked = row.questions.map((id) => byId.get(id) as Question)
    const { kind = 'questions', part = 'amounts' } = row
    return { row, screen: { id: row.questions[0], kind, part, questions: asked } }
  })
  .sort((a, b) => placeOf(a.screen.id) - placeOf(b.screen.id))

function placeOf(id: QuestionId): number {
  return questions.findIndex((question) => question.id === id)
}

function applies({ row, screen }: Made, answers: RawAnswers): boolean {
  const [first] = screen.questions
  return first !== undefined && appliesTo(first, answers) && (row.when?.(answers) ?? true)
}

function isAsked({ row: { asked } }: Made, answers: RawAnswers, account: Known): boolean {
  if (typeof asked === 'function') return asked(answers, account)
  return asked === 'always' || (asked !== 'never' && hadOf(answers).has(asked))
}

/** The screens that a person with these answers can open, in order. */
export function screensFor(answers: RawAnswers): readonly Screen[] {
  return screens.filter((made) => applies(made, answers)).map(({ screen }) => screen)
}

/** The screens that lead from the first to the check page, in order: what everybody of the status is asked, and what was ticked. */
export function askedScreens(answers: RawAnswers, account: Known): readonly Screen[] {
  return screens
    .filter((made) => applies(made, answers) && isAsked(made, answers, account))
    .map(({ screen }) => screen)
}

/** The screen on which a question stands for a person with these answers; undefined where it is not asked of them. */
export function screenOf(question: QuestionId, answers: RawAnswers): Screen | undefined {
  return screensFor(answers).find(({ questions: asked }) => asked.some(({ id }) => id === question))
}
