import type { Section } from '../../report.ts'
import { row } from '../../table.ts'
import { dayInWords, reportWords } from '../../words.ts'
import { fieldsOf } from '../fields.ts'
import type { Pack } from '../pack.ts'
import { isResidentIn } from './closing.ts'
import { packSection, wordColumns } from '../section.ts'

/** How the person answered about residence, in words; empty where they did not. */
function residenceOf(pack: Pack): string {
  const isResident = isResidentIn(pack)
  if (isResident === null) return ''
  return isResident ? 'Resident in Nigeria' : 'Not resident in Nigeria'
}

/** The Tax ID that was typed for the return; else the one of the account. */
export function taxIdOf({ worksheets, source: { taxpayer } }: Pack): string {
  return worksheets.details?.taxId ?? taxpayer.tin ?? ''
}

/** WHO: the person, their home on 1 January and the years. What is not known is a line to fill in by hand. */
export function whoSection(pack: Pack): Section {
  const { source, taxYear } = pack
  const { taxpayer, person } = source
  const details = new Map(fieldsOf(pack, 'details').map((box) => [box.key, box]))
  const box = (key: string) => row([details.get(key)?.label ?? key, details.get(key)?.text ?? ''])
  return packSection({
    id: 'who',
    heading: 'WHO',
    intro: 'Fill in by hand what is empty.',
    columns: wordColumns('About', 'Answer'),
    rows: [
      row(['Name', taxpayer.name ?? '']),
      row([details.get('taxId')?.label ?? reportWords.tin, taxIdOf(pack)]),
      box('nin'),
      row(['Date of birth', person.dateOfBirth === null ? '' : dayInWords(person.dateOfBirth)]),
      row(['Email', person.email ?? '']),
      row(['Phone', person.phoneNumber ?? '']),
      box('address'),
      box('stateOfResidence'),
      row(['Residence', residenceOf(pack)]),
      row(['Year of the income', String(taxYear)]),
      row(['Year of the return', String(taxYear + 1)]),
    ],
  })
}
