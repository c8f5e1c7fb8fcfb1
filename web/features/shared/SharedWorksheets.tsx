import { useState } from 'react'
import type { Submission } from '../../../contract/http/index.ts'
import {
  besideAnswers,
  rulesOf,
  type WorksheetContent,
  type WorksheetField,
  type WorksheetKind,
  worksheetKinds,
  type Worksheets,
  worksheetShapes,
  type WorksheetShape,
  withYears,
  wordsOfWorksheet,
} from '../../../tax/index.ts'
import { todayInLagos } from '../../clock.ts'
import { Button } from '../../components/Button.tsx'
import { Fold } from '../../components/Fold.tsx'
import { Fact, Facts } from '../../components/lists.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { Follows } from '../filing/index.ts'
import styles from './SharedWorksheets.module.css'
import { valueInWords } from './value-in-words.ts'

type Row = Readonly<Record<string, string | number>>

/** What the worksheets of a calculation hold, to be read: each box that was filled in, each row, and what follows. */
export function SharedWorksheets({
  worksheets,
  answers,
  taxYear,
}: {
  worksheets: Worksheets
  answers: Submission['answers']
  taxYear: number
}) {
  return worksheetKinds.map((kind) => {
    const content = worksheets[kind]
    return content && <SharedWorksheet key={kind} {...{ kind, content, answers, taxYear }} />
  })
}

function SharedWorksheet<Kind extends WorksheetKind>({
  kind,
  content,
  answers,
  taxYear,
}: {
  kind: Kind
  content: WorksheetContent<Kind>
  answers: Submission['answers']
  taxYear: number
}) {
  const { fields, lists }: WorksheetShape = worksheetShapes[kind]
  const words = wordsOfWorksheet(kind)
  const rules = rulesOf(kind)
  const counted = besideAnswers(kind, content, answers)
  const context = { taxYear, today: todayInLagos() }
  // The shape is that of the kind: boxes hold texts and numbers, lists rows of them.
  const held = content as unknown as Row & Readonly<Record<string, readonly Row[]>>
  const rows = Object.keys(lists).reduce((sum, name) => sum + (held[name]?.length ?? 0), 0)
  const boxes = Object.keys(fields).filter((key) => held[key] !== undefined).length
  return (
    <Fold heading={withYears(words.heading, taxYear)} outcome={countInWords(rows, boxes)}>
      <Follows sections={rules.sections(counted, context)} remarks={rules.remarks(counted, context)} />
      {boxes > 0 && (
        <PageSection heading="As typed">
          <Boxes fields={fields} words={words.fields} row={held} taxYear={taxYear} />
        </PageSection>
      )}
      {Object.entries(lists).map(([name, list]) => (
        <Rows
          key={name}
          heading={words.lists[name]?.heading ?? name}
          fields={list.fields}
          words={words.lists[name]?.fields ?? {}}
          rows={held[name] ?? []}
          taxYear={taxYear}
        />
      ))}
    </Fold>
  )
}

function countInWords(rows: number, boxes: number): string {
  if (rows === 0) return boxes === 0 ? 'empty' : `${boxes} filled in`
  return rows === 1 ? '1 row' : `${rows} rows`
}

type Words = Readonly<Record<string, { readonly label: string }>>
type Fields = Readonly<Record<string, WorksheetField>>

/** Rows drawn at once: a file may have brought thousands. */
const atOnce = 25

function Rows({
  heading,
  fields,
  words,
  rows,
  taxYear,
}: {
  heading: string
  fields: Fields
  words: Words
  rows: readonly Row[]
  taxYear: number
}) {
  const [shown, setShown] = useState(atOnce)
  if (rows.length === 0) return null
  return (
    <PageSection heading={withYears(heading, taxYear)}>
      <div>
        <ol className={styles.rows}>
          {rows.slice(0, shown).map((row, place) => (
            // Rows never change here: their place is what they are known by.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <Boxes fields={fields} words={words} row={row} taxYear={taxYear} />
            </li>
          ))}
        </ol>
        {rows.length > shown && (
          <Button kind="line" onClick={() => setShown(shown + 4 * atOnce)}>
            Show more of {rows.length} rows
          </Button>
        )}
      </div>
    </PageSection>
  )
}

function Boxes({ fields, words, row, taxYear }: { fields: Fields; words: Words; row: Row; taxYear: number }) {
  return (
    <Facts dense>
      {Object.entries(fields).flatMap(([key, field]) => {
        const value = row[key]
        if (value === undefined) return []
        return [
          <Fact key={key} label={withYears(words[key]?.label ?? key, taxYear)}>
            {valueInWords(field, value)}
          </Fact>,
        ]
      })}
    </Facts>
  )
}
