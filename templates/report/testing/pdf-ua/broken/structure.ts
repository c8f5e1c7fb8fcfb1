import { arrayOf, Dict, Name, Ref } from '../../../pdf/objects.ts'
import { dictionary, string, type Draft } from './draft.ts'

/** How a sound draft is broken, by the condition that it then meets. */
export type Breaks = Readonly<Record<string, (draft: Draft) => void>>

/** Takes the language of the document away, and gives it to what the other conditions look at. */
function withoutLanguage(draft: Draft): void {
  draft.catalog.delete('Lang')
  draft.catalog.delete('Outlines')
  draft.element('Document').set('Lang', string('en'))
  setPacket(draft, (packet) => packet.replace('x-default', 'en'))
}

function setPacket(draft: Draft, change: (packet: string) => string): void {
  const metadata = draft.catalog.get('Metadata')
  const stream = metadata instanceof Ref ? draft.file.objects.get(metadata.number) : undefined
  const packet =
    typeof stream === 'object' && stream !== null && 'bytes' in stream ? String(stream.bytes) : ''
  draft.catalog.set('Metadata', draft.addStream(change(packet)))
}

const roleMap = (draft: Draft, map: Readonly<Record<string, string>>) =>
  draft.root.set('RoleMap', new Dict(Object.entries(map).map(([from, to]) => [from, new Name(to)])))

/** Checkpoints 1, 2, 6, 7, 9, 11, 13 to 15, 17 and 19. */
export const structureBreaks: Breaks = {
  '01-003': (draft) => draft.drawInParagraph('/Artifact BMC EMC'),
  '01-004': (draft) => draft.draw((content) => `/Artifact BMC\n${content}\nEMC`),
  '01-005': (draft) => draft.draw((content) => `${content}\n0 0 9 9 re f`),
  '01-007': (draft) => draft.at(draft.catalog, 'MarkInfo').set('Suspects', true),
  '02-001': (draft) => draft.setRole('P', 'Paragraph'),
  '02-003': (draft) => roleMap(draft, { One: 'Two', Two: 'One' }),
  '02-004': (draft) => roleMap(draft, { P: 'Span' }),
  '06-001': (draft) => draft.catalog.delete('Metadata'),
  '06-002': (draft) => setPacket(draft, (packet) => packet.replace('<pdfuaid:part>1<', '<pdfuaid:part>2<')),
  '06-003': (draft) => setPacket(draft, (packet) => packet.replaceAll('dc:title', 'dc:other')),
  '07-001': (draft) => draft.at(draft.catalog, 'ViewerPreferences').delete('DisplayDocTitle'),
  '07-002': (draft) => draft.at(draft.catalog, 'ViewerPreferences').set('DisplayDocTitle', false),
  '09-004': (draft) => draft.setRole('TD', 'P'),
  '09-005': (draft) => draft.setRole('LBody', 'P'),
  '09-006': (draft) => draft.setRole('TOCI', 'P'),
  '09-007': (draft) => draft.setRole('RB', 'P'),
  '09-008': (draft) => draft.setRole('WT', 'P'),
  '11-001': (draft) => {
    withoutLanguage(draft)
    draft.element('Document').delete('Lang')
    for (const role of ['Figure', 'Formula', 'Link']) draft.element(role).set('Lang', string('en'))
  },
  '11-002': (draft) => {
    withoutLanguage(draft)
    draft.element('Document').delete('Lang')
    draft.element('Link').set('Lang', string('en'))
    draft.draw((content) =>
      content.replaceAll(/BDC/g, 'BDC /Span <</Lang (en)>> BDC').replaceAll(/\bEMC\b/g, 'EMC EMC'),
    )
  },
  '11-003': (draft) => {
    const outlines = draft.catalog.get('Outlines') ?? null
    withoutLanguage(draft)
    draft.catalog.set('Outlines', outlines)
  },
  '11-004': (draft) => {
    withoutLanguage(draft)
    draft.annotate('PrinterMark', { Contents: string('A mark') })
  },
  '11-005': (draft) => {
    withoutLanguage(draft)
    draft.annotate('PrinterMark', { TU: string('A mark') })
  },
  '11-006': (draft) => {
    withoutLanguage(draft)
    setPacket(draft, (packet) => packet.replace('"en"', '"x-default"'))
  },
  '13-004': (draft) => draft.element('Figure').delete('Alt'),
  '14-002': (draft) => draft.setRole('H1', 'P'),
  '14-003': (draft) => draft.setRole('H2', 'H3'),
  '14-006': (draft) => ['H1', 'H2'].forEach((role) => draft.setRole(role, 'H')),
  '14-007': (draft) => draft.setRole('H2', 'H'),
  '15-003': (draft) => draft.element('TH').delete('A'),
  '17-002': (draft) => draft.element('Formula').delete('Alt'),
  '19-003': (draft) => draft.element('Note').delete('ID'),
  '19-004': (draft) => draft.elements('Note').forEach(({ dict }) => dict.set('ID', string('same'))),
}

/** What goes beyond the protocol. */
export const strictBreaks: Breaks = {
  'S-01': (draft) => draft.at(draft.catalog, 'MarkInfo').delete('Marked'),
  'S-02': (draft) => {
    draft.catalog.delete('StructTreeRoot')
    draft.page.delete('Annots')
    draft.draw(() => '')
  },
  'S-03': (draft) => draft.element('P').delete('P'),
  'S-04': (draft) =>
    arrayOf(draft.file, arrayOf(draft.file, draft.at(draft.root, 'ParentTree').get('Nums'))[1]).fill(null),
  'S-05': (draft) => draft.drawInParagraph('EMC /P <</MCID 0>> BDC'),
  'S-06': (draft) => draft.draw((content) => `${content}\n/Artifact BMC`),
  'S-07': (draft) => Object.assign(draft.file, { version: '2.0' }),
  'S-08': (draft) => draft.catalog.set('Lang', string('English (Nigeria)')),
  'S-09': (draft) =>
    draft.element('TD').set('A', dictionary({ O: new Name('Table'), Headers: [string('nowhere')] })),
  'S-10': (draft) =>
    draft.catalog.set('OpenAction', dictionary({ S: new Name('JavaScript'), JS: string('1') })),
  'S-11': (draft) => draft.catalog.set('AcroForm', dictionary({ Fields: [] })),
}
