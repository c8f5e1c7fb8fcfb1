import { nameOf, textOf, type Dict } from '../../../pdf/objects.ts'
import type { Annotation, Checks, TaggedDocument } from '../document.ts'

const known = new Set(
  (
    'Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink ' +
    'Popup FileAttachment Sound Movie Widget Screen PrinterMark TrapNet Watermark 3D Redact'
  ).split(' '),
)
const ownRules = new Set(['Widget', 'Link', 'PrinterMark'])

function hasWords({ file }: TaggedDocument, { dict, element }: Annotation, key: string): boolean {
  const words = (from: Dict | undefined, of: string) => (textOf(file, from?.get(of)) ?? '').trim() !== ''
  return words(dict, key) || words(element?.dict, 'Alt')
}

function* annotationsThat(document: TaggedDocument, fails: (annotation: Annotation) => boolean) {
  for (const annotation of document.annotations)
    if (fails(annotation)) yield `${annotation.subtype} (object ${annotation.number ?? 'of its page'})`
}

/** Whether an annotation's element, or one around it, has a role. */
function isWithin({ element }: Annotation, role: string): boolean {
  for (let at = element; at; at = at.parent) if (at.standard === role) return true
  return false
}

/** Checkpoint 28: annotations. */
export const annotationChecks: Checks = {
  '28-002': (document) =>
    annotationsThat(
      document,
      (one) =>
        !ownRules.has(one.subtype) &&
        known.has(one.subtype) &&
        one.subtype !== 'TrapNet' &&
        one.element?.standard !== 'Annot',
    ),
  '28-004': (document) =>
    annotationsThat(
      document,
      (one) =>
        !ownRules.has(one.subtype) && one.subtype !== 'TrapNet' && !hasWords(document, one, 'Contents'),
    ),
  '28-005': (document) =>
    annotationsThat(document, (one) => one.subtype === 'Widget' && !hasWords(document, one, 'TU')),
  '28-006': (document) =>
    annotationsThat(document, (one) => !known.has(one.subtype) && one.element?.standard !== 'Annot'),
  '28-007': (document) => annotationsThat(document, ({ subtype }) => subtype === 'TrapNet'),
  '28-008': (document) => annotationsThat(document, ({ page }) => !page.has('Tabs')),
  '28-009': (document) =>
    annotationsThat(
      document,
      ({ page }) => page.has('Tabs') && nameOf(document.file, page.get('Tabs')) !== 'S',
    ),
  '28-010': (document) =>
    annotationsThat(document, (one) => one.subtype === 'Widget' && !isWithin(one, 'Form')),
  '28-011': (document) =>
    annotationsThat(document, (one) => one.subtype === 'Link' && !isWithin(one, 'Link')),
  '28-012': (document) =>
    annotationsThat(
      document,
      ({ subtype, dict }) =>
        subtype === 'Link' && (textOf(document.file, dict.get('Contents')) ?? '').trim() === '',
    ),
  '28-017': (document) =>
    annotationsThat(document, ({ subtype, element }) => subtype === 'PrinterMark' && element !== undefined),
}
