import { worksheetWords } from '../../../tax/words/en/worksheets/index.ts'
import type { WorksheetKind } from '../../../tax/worksheets/kind-names.ts'
import { worksheetShapes } from '../../../tax/worksheets/kinds.ts'
import type { WorksheetShape } from '../../../tax/worksheets/sheet.ts'
import type { Section } from '../report.ts'
import { row } from '../table.ts'
import { type Boxes, boxText } from './boxes.ts'
import { labelsOf } from './labels.ts'
import type { Pack } from './pack.ts'
import { packSection, wordColumns } from './section.ts'

/** A box that a worksheet has once, with what was typed; the text is empty where nothing was. */
interface FieldBox {
  readonly key: string
  readonly label: string
  readonly text: string
}

/** The boxes that a worksheet has once. */
export function fieldsOf({ worksheets, taxYear }: Pack, kind: WorksheetKind): readonly FieldBox[] {
  const shape: WorksheetShape = worksheetShapes[kind]
  const content: Readonly<Record<string, unknown>> = worksheets[kind] ?? {}
  // The lists beside these boxes have other keys.
  const boxes = content as Boxes
  const labels = labelsOf(worksheetWords[kind].fields, taxYear)
  return Object.entries(shape.fields).map(([key, field]) => ({
    key,
    label: labels[key] ?? key,
    text: boxText(field, boxes[key], boxes),
  }))
}

/** What was typed beside the lists of a worksheet; no section where nothing was. */
export function fieldSections(pack: Pack, kind: WorksheetKind, heading: string): readonly Section[] {
  const rows = fieldsOf(pack, kind).flatMap(({ label, text }) => (text === '' ? [] : [row([label, text])]))
  if (rows.length === 0) return []
  return [packSection({ id: `${kind}-besides`, heading, columns: wordColumns('Question', 'Answer'), rows })]
}
