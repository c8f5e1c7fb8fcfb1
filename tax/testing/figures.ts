import type { Answers } from '../answers/index.ts'
import { calculate } from '../calculate.ts'
import type { Article } from '../guide/index.ts'
import type { Bands, Figure } from '../years/law.ts'
import { before2026 } from '../years/before-2026.ts'
import { nigeriaTaxAct, noteFigures } from '../years/nta-2025.ts'
import { personalIncomeTaxAct } from '../years/pita.ts'
import { type Told, told } from '../years/told.ts'
import { supposed, worked } from './worked.ts'

/** A figure in a sentence: "31 March" is 31 of the unit March, "six years" is 6 of the unit year. */
interface SaidFigure {
  readonly value: number
  readonly unit: string
}

const spelled = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
const numbers: ReadonlyMap<string, number> = new Map([
  ...spelled.map((word, index) => [word, index + 2] as const),
  ['thirty', 30],
  ['ninety', 90],
])
const number = `\\d+(?:,\\d{3})*(?:\\.\\d+)?|${[...numbers.keys()].join('|')}`
const units = 'days?|months?|years?|digits?|acres?|vehicles?|private vehicles?'
const monthsOfYear = 'January|February|March|April|May|June|July|August|September|October|November|December'

const forms: readonly (readonly [RegExp, (unit: string) => string])[] = [
  [/₦(\d+(?:,\d{3})*(?:\.\d+)?)(?! ?(?:m|million|billion|k)\b)/gi, () => 'naira'],
  // Without its sign, as it is typed.
  [/(?<![₦$\d,.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?)/g, () => 'naira'],
  [/(?<![\d,])(\d+(?:\.\d+)?)%/g, () => 'percent'],
  [
    new RegExp(`(?<![\\d,₦])\\b(${number})[ -](${units})\\b`, 'gi'),
    (unit) => unit.replace(/^private |s$/g, ''),
  ],
  [new RegExp(`\\b(\\d{1,2}) (${monthsOfYear})\\b(?! \\d{4})`, 'g'), (unit) => unit],
  [/\b(\d{1,2})(?:st|nd|rd|th)\b(?! month)/g, () => 'day of the next month'],
]

const valueOf = (text: string) => numbers.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''))

/** Every figure of a text that could be one of the law, with its words. */
export function figuresIn(text: string): (SaidFigure & { readonly words: string })[] {
  return forms.flatMap(([form, unit]) =>
    [...text.matchAll(form)].map(([words, value = '', name = '']) => ({
      value: valueOf(value),
      unit: unit(name),
      words,
    })),
  )
}

const key = ({ value, unit }: SaidFigure) => `${value} ${unit}`

function ofBands({ list }: Bands): SaidFigure[] {
  return list.flatMap(({ above, upTo, rate }) => [
    { value: rate, unit: 'percent' },
    { value: above, unit: 'naira' },
    ...(upTo === null ? [] : [upTo, upTo - above].map((value) => ({ value, unit: 'naira' }))),
  ])
}

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' && value !== null && 'value' in value
const figuresOfTable = (table: object): readonly SaidFigure[] => Object.values(table).filter(isFigure)

const figuresTold: readonly Told[] = Object.values(told)

/** The figures that are read in an Act or a regulation, and those that the product sets itself. */
const readInLaw: ReadonlySet<string> = new Set(
  [
    ...[nigeriaTaxAct, personalIncomeTaxAct, before2026].flatMap((law) => [
      ...ofBands(law.bands),
      ...figuresOfTable(law),
    ]),
    ...figuresOfTable(noteFigures),
    ...figuresTold.filter(({ certainty }) => certainty === 'verified'),
    // A month's wage for the year; the twelve months themselves.
    { value: noteFigures.minimumWage.value * 12, unit: 'naira' },
    { value: 12, unit: 'month' },
    // The day on which the Act came into force.
    { value: 1, unit: 'January' },
  ].map(key),
)

/** All of them, and what is told on the word of others. */
const ofLaw: ReadonlySet<string> = new Set([...readInLaw, ...figuresTold.map(key)])

/**
 * Who must be named beside a text: the reporters of figures that stand in it and are read in no law, and that its
 * article does not work out.
 */
export function reportersOf(text: string, article: Pick<Article, 'id' | 'examples'>): readonly string[] {
  const own = new Set(ofArticle(article))
  const reported = figuresIn(text)
    .map(key)
    .filter((figure) => !readInLaw.has(figure) && !own.has(figure))
  return figuresTold
    .filter((figure) => reported.includes(key(figure)))
    .flatMap(({ reportedBy }) => reportedBy ?? [])
}

const inNaira = (value: number) => key({ value, unit: 'naira' })

/** What an example is made of and what the engine makes of it, by the year and by the month. */
function ofAnswers(answers: Partial<Answers>): string[] {
  const result = calculate(answers, { currentYear: 2026 })
  const amounts = [
    ...Object.values(answers).filter((value) => typeof value === 'number'),
    result.annualIncome,
    result.taxableIncome,
    result.totalTax,
    result.reliefApplied,
    result.deductionsApplied,
    ...result.breakdown.flatMap(({ amount, tax }) => [amount, tax]),
  ]
  return [
    ...amounts.flatMap((amount) => [inNaira(amount), inNaira(Math.round((amount / 12) * 100) / 100)]),
    key({ value: Math.round(result.effectiveRate * 10_000) / 100, unit: 'percent' }),
  ]
}

/** What an article may say besides the law: what its examples come to, what it supposes and what is worked out of that. */
function ofArticle({ id, examples = [] }: Pick<Article, 'id' | 'examples'>): string[] {
  return [
    ...examples.flatMap(({ answers }) => ofAnswers(answers)),
    ...[...(worked[id] ?? []), ...(supposed[id] ?? []).filter((each) => typeof each === 'number')].map(
      inNaira,
    ),
  ]
}

/** The figures of a text that neither the law nor the examples of its article give, in their words. */
export function unknownFigures(text: string, article?: Pick<Article, 'id' | 'examples'>): string[] {
  const also = new Set(article === undefined ? [] : ofArticle(article))
  const words =
    article === undefined ? [] : (supposed[article.id] ?? []).map((each) => String(each).toLowerCase())
  return figuresIn(text)
    .filter(
      (figure) =>
        !ofLaw.has(key(figure)) && !also.has(key(figure)) && !words.includes(figure.words.toLowerCase()),
    )
    .map(({ words }) => words)
}
