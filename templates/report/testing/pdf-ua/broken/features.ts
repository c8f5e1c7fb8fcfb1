import { Name, type PdfValue } from '../../../pdf/objects.ts'
import { dictionary, string, type Draft } from './draft.ts'
import type { Breaks } from './structure.ts'

const words = { Contents: string('Words') }

function optional(draft: Draft, given: Record<string, PdfValue>, configs: PdfValue[] = []): void {
  draft.catalog.set('OCProperties', dictionary({ D: dictionary(given), Configs: configs }))
}

const clip = (draft: Draft, entries: Record<string, PdfValue>) =>
  draft.add(dictionary({ S: new Name('MCD'), ...entries }))

/** Draws a form twice: one that refers to another file, or one that marks content. */
function form(draft: Draft, content: string, entries: Record<string, PdfValue> = {}): void {
  const ref = draft.addStream(content, { Type: new Name('XObject'), Subtype: new Name('Form'), ...entries })
  draft.at(draft.page, 'Resources').set('XObject', dictionary({ X: ref }))
  draft.drawInParagraph('/X Do /X Do')
}

/** Checkpoints 20, 21, 25, 26, 28 and 30. */
export const featureBreaks: Breaks = {
  '20-001': (draft) => optional(draft, { Name: string('Default') }, [dictionary({ Name: string('') })]),
  '20-002': (draft) => optional(draft, {}),
  '20-003': (draft) => optional(draft, { Name: string('Default'), AS: [] }),
  '21-001': (draft) =>
    draft.add(dictionary({ Type: new Name('Filespec'), F: string('a.txt'), EF: dictionary({}) })),
  '25-001': (draft) => {
    const xfa = draft.addStream('<config><dynamicRender>required</dynamicRender></config>')
    draft.catalog.set('AcroForm', dictionary({ XFA: xfa }))
  },
  '26-001': (draft) => draft.file.trailer.set('Encrypt', dictionary({ Filter: new Name('Standard') })),
  '26-002': (draft) =>
    draft.file.trailer.set('Encrypt', dictionary({ Filter: new Name('Standard'), P: -1 - 512 })),
  '28-002': (draft) => draft.annotate('Text', words, 'Span'),
  '28-004': (draft) => draft.annotate('Text', {}, 'Annot'),
  '28-005': (draft) => draft.annotate('Widget', {}, 'Form'),
  '28-006': (draft) => draft.annotate('Unheard', words, 'Span'),
  '28-007': (draft) => draft.annotate('TrapNet'),
  '28-008': (draft) => draft.page.delete('Tabs'),
  '28-009': (draft) => draft.page.set('Tabs', new Name('R')),
  '28-010': (draft) => draft.annotate('Widget', { TU: string('A field') }, 'Span'),
  '28-011': (draft) => draft.setRole('Link', 'Span'),
  '28-012': (draft) => draft.annotate('Link', {}, 'Link'),
  '28-014': (draft) => clip(draft, { Alt: [string('en'), string('Words')] }),
  '28-015': (draft) => clip(draft, { CT: string('audio/mpeg') }),
  '28-016': (draft) =>
    draft.annotate(
      'FileAttachment',
      { ...words, FS: dictionary({ F: string('a.txt'), EF: dictionary({}) }) },
      'Annot',
    ),
  '28-017': (draft) => draft.annotate('PrinterMark', words, 'Span'),
  '28-018': (draft) =>
    draft.annotate('PrinterMark', { ...words, AP: dictionary({ N: draft.addStream('0 0 9 9 re f') }) }),
  '30-001': (draft) => form(draft, '', { Ref: dictionary({ F: string('other.pdf') }) }),
  '30-002': (draft) => form(draft, '/Span <</MCID 0>> BDC EMC'),
}
