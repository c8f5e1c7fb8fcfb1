import {
  actName,
  besideTheBands,
  choiceNames,
  type Explanation,
  formatNaira,
  groundInWords,
  openInWords,
  paperName,
  signedNaira,
  togetherInWords,
} from '../../../tax/index.ts'
import type { Section } from '../report.ts'
import { ledgerColumns, row } from '../table.ts'

/** What the Act itself comes to, with each difference; null for a year before it and where nothing differs. */
export function byTheActSection({ act, result }: Explanation): Section | null {
  if (act === null || act.parts.length === 0) return null
  const { parts, totalTax } = act
  const intro = [
    'The Act as it stands, with what you answered.',
    togetherInWords(act, result.totalTax),
    openInWords(act),
  ]
  return {
    id: 'by-the-act',
    heading: 'By the Act',
    intro: intro.filter((words) => words !== null).join(' '),
    columns: ledgerColumns('Difference', 'Effect on tax, alone'),
    rows: [
      row([`${paperName('totalTax') ?? 'Total'}, by this calculator’s rules`, formatNaira(result.totalTax)]),
      ...parts.map(({ id, words, effect, ground }) =>
        row([choiceNames[id], signedNaira(effect)], 'line', [`${words}.`, ...groundInWords(ground)]),
      ),
      row([actName(act), formatNaira(totalTax)], 'final'),
      ...besideTheBands(act).map(({ name, amount }) => row([name, formatNaira(amount)])),
    ],
  }
}
