import {
  type AmountGroup,
  type AmountKey,
  amounts,
  type AssumedShare,
  type ContributionKey,
  type DeductionKey,
  type HelperName,
  type ReliefKey,
  type ReliefLineId,
} from './amounts.ts'
import type { FactKey } from './facts.ts'
import type { Condition } from './status.ts'

export type { AmountGroup, AmountKey, ContributionKey, DeductionKey, ReliefKey } from './amounts.ts'

/** A row of the table of amounts as the code reads it: every property is there, none is undefined. */
export interface Amount<Key extends AmountKey = AmountKey> {
  readonly key: Key
  /** Its index in the table, and among the rows of its group. */
  readonly index: number
  readonly indexInGroup: number
  readonly group: AmountGroup
  readonly name: string
  /** The same name at the head of a row: "Salary". */
  readonly label: string
  readonly reportName: string
  readonly shortName: string | null
  /** The id of its line in an explanation: the key, except for a relief. */
  readonly lineId: AmountKey | ReliefLineId
  readonly section: string
  readonly article: string
  readonly when: Condition
  readonly zeroForPensioners: boolean
  readonly assumed: AssumedShare | null
  readonly helper: HelperName | null
  readonly option: string | null
}

/** A key as it stands in an address: "rentPaidBySelf" is "rent-paid-by-self". */
export type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

export function kebab<Key extends string>(key: Key): Kebab<Key> {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<Key>
}

type Row = Partial<Amount> & Pick<Amount, 'group' | 'name' | 'section'>

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const defaults = {
  shortName: null,
  when: 'always',
  zeroForPensioners: false,
  assumed: null,
  helper: null,
  option: null,
} as const

/** Every amount, in the order of the table. */
export const amountRows: readonly Amount[] = Object.entries<Row>(amounts).map(([key, row], index, all) => ({
  ...defaults,
  key: key as AmountKey,
  index,
  indexInGroup: all.slice(0, index).filter(([, { group }]) => group === row.group).length,
  label: capitalised(row.name),
  reportName: row.name.split(' ').map(capitalised).join(' '),
  lineId: key as AmountKey,
  article: kebab(key),
  ...row,
}))

/** The rows of some groups, in the order of the table. */
export function rowsOf(...groups: readonly AmountGroup[]): readonly Amount[] {
  return amountRows.filter(({ group }) => groups.includes(group))
}

/** A row of what is taken off: it has a word by which people speak of it. */
type TakenOffAmount<Key extends DeductionKey | ReliefKey> = Amount<Key> & { readonly shortName: string }

/** Whether a row is one of what is taken off. */
export function isTakenOff(row: Amount): row is TakenOffAmount<DeductionKey | ReliefKey> {
  return row.group === 'deduction' || row.group === 'relief'
}

// The table's type asks these of every row of the two groups.
export const deductionRows = rowsOf('deduction') as readonly TakenOffAmount<DeductionKey>[]
export const reliefRows = rowsOf('relief') as readonly TakenOffAmount<ReliefKey>[]
/** The contributions of which a share of income is assumed when they were not answered [spec 14.11]. */
export const contributionRows = deductionRows.filter(
  (row): row is TakenOffAmount<ContributionKey> & { readonly assumed: AssumedShare } => row.assumed !== null,
)

const byKey: ReadonlyMap<string, Amount> = new Map(amountRows.map((row) => [row.key, row]))

/** The row of a key. */
export function amountOf<Key extends AmountKey>(key: Key): Amount<Key> {
  // Every key of the type has its row in the table.
  return byKey.get(key) as Amount<Key>
}

/** Every answer that is an amount in naira for the year. */
export const amountKeys: readonly AmountKey[] = amountRows.map(({ key }) => key)

const fromEmployer = ({ when }: Amount) => when === 'hasEmployment'

/**
 * The income from an employer: pay and benefits [spec 6.5]. What is taken off the income of employees only is not
 * among them.
 */
export const employmentIncomeKeys: readonly AmountKey[] = rowsOf('earned', 'benefit')
  .filter(fromEmployer)
  .map(({ key }) => key)

/** What an employer pays in money. */
export const payRows: readonly Amount[] = rowsOf('earned').filter(fromEmployer)

/** Answers that say that none of the contributions was paid: an explicit 0 for each. */
export const nothingPaid = Object.fromEntries(contributionRows.map(({ key }) => [key, 0])) as Readonly<
  Record<ContributionKey, 0>
>

/** What the answers that are no amounts are called inside a sentence: about the person, and about the family. */
const personNames = {
  firstName: 'first name',
  lastName: 'last name',
  tin: 'Tax ID',
  taxYear: 'tax year',
  status: 'employment status',
} as const
const familyNames = { maritalStatus: 'marital status', numberOfChildren: 'number of children' } as const
/** What else was there, which leads through the questionnaire, and what a payslip says besides: none changes the tax. */
const besideNames = { had: 'what you had', monthsPaid: 'months paid', payeTaken: 'PAYE taken' } as const

/** The key of an answer that the questionnaire asks for. */
export type QuestionnaireKey =
  keyof typeof personNames | AmountKey | keyof typeof familyNames | keyof typeof besideNames

/** The key of an answer: of the questionnaire, or a fact asked after the result. */
export type AnswerKey = QuestionnaireKey | FactKey

/** What each answer of the questionnaire is called inside a sentence: "Type the salary in figures, like 6,000,000". */
export const fieldNames = {
  ...personNames,
  ...Object.fromEntries(amountRows.map(({ key, name }) => [key, name])),
  ...familyNames,
  ...besideNames,
} as Readonly<Record<QuestionnaireKey, string>>

/** Every answer that the questionnaire asks for [spec 13.6]. */
export const questionnaireKeys = Object.keys(fieldNames) as readonly QuestionnaireKey[]

/** The same name at the head of a row: "Salary". */
export function answerLabel(key: QuestionnaireKey): string {
  return capitalised(fieldNames[key])
}
