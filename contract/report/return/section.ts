import type { Column, Row, Section } from '../report.ts'

/** What a section of the pack is made of; its id stands beside those of the report. */
export interface PackSection {
  readonly id: string
  readonly heading: string
  readonly intro?: string | null
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/** A section of the pack. */
export function packSection({ id, intro = null, ...section }: PackSection): Section {
  return { id: `return-${id}`, intro, ...section }
}

/** Columns of a name and words beside it. */
export function wordColumns(name: string, words: string): readonly Column[] {
  return [
    { label: name, align: 'start' },
    { label: words, align: 'start' },
  ]
}
