import { formatNaira } from '../../../../tax/index.ts'
import { administrationSection } from '../../../../tax/years/sections.ts'
import { dueOf } from '../../../../tax/settlement/days.ts'
import { told } from '../../../../tax/years/told.ts'
import { dayInWords } from '../../words.ts'
import { returnOfficeOf } from '../../../../tax/worksheets/details/where.ts'
import type { Section } from '../../report.ts'
import { row } from '../../table.ts'
import { proofsOf } from '../proofs.ts'
import type { Pack } from '../pack.ts'
import { packSection, wordColumns } from '../section.ts'

/** DECLARATION: what the person signs. */
export function declarationSection({ source: { taxpayer }, taxYear }: Pack): Section {
  return packSection({
    id: 'declaration',
    heading: 'DECLARATION',
    intro: `I declare that what this return says of my income of ${taxYear} is true and complete. (${administrationSection('33(4)')}. A false declaration can cost ${formatNaira(told.falseDeclaration.value)} and the tax: ${told.falseDeclaration.source}.)`,
    columns: wordColumns('Sign here', 'By hand'),
    rows: [
      row(['Name', taxpayer.name ?? '']),
      row(['Place', '']),
      row(['Date', '']),
      row(['Signature', ''], 'line', [
        'Sign in ink, after you have checked each figure',
        'against your papers.',
      ]),
    ],
  })
}

/** ATTACH THESE PAPERS: each paper with a box to tick. */
export function checklistSection(pack: Pack): Section {
  return packSection({
    id: 'checklist',
    heading: 'ATTACH THESE PAPERS',
    intro: `Tick each. Keep copies: ${told.recordYears.value} years (${told.recordYears.source}).`,
    columns: wordColumns('For', 'Paper'),
    rows: proofsOf(pack).map(({ what, of }) => row([`[   ] ${of}`, what])),
  })
}

/** Whether the person answered that they are resident; null where they did not. */
export function isResidentIn({ source: { answers } }: Pack): boolean | null {
  const { resident } = answers as Readonly<Record<string, unknown>>
  return resident === 'yes' ? true : resident === 'no' ? false : null
}

/** WHERE AND WHEN: the office that takes the return, its portal where one is known, and the day. */
export function whereSection(pack: Pack): Section {
  const { worksheets, taxYear, calculation } = pack
  const office = returnOfficeOf(worksheets.details ?? {}, isResidentIn(pack))
  const due = dueOf(taxYear)
  const anywhere =
    'The internal revenue service of the State, or of the FCT, in which your main home was on 1 January.'
  const whereRow =
    office === null || calculation.open === undefined
      ? row(['Where', anywhere], 'line', [`${told.residenceDay.source}.`])
      : row(['Where', `${office.name}. ${office.words}`], 'line', [`${office.source}.`])
  const dueRow =
    due === null
      ? row(['By', 'Ask that office: no day is known to us for this year.'])
      : row(['By', dayInWords(due.day)], 'line', [`Reported, not read in an Act: ${due.reportedBy}.`])
  return packSection({
    id: 'where',
    heading: 'WHERE AND WHEN',
    columns: wordColumns('Question', 'Answer'),
    rows: [whereRow, dueRow],
  })
}
