import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rowsOfTable } from '../../../../tools/markdown-tables.ts'
import { featureBreaks } from './broken/features.ts'
import { fontBreaks } from './broken/fonts.ts'
import { soundDraft } from './broken/draft.ts'
import { strictBreaks, structureBreaks } from './broken/structure.ts'
import { allChecks, checkPdfUa } from './check.ts'
import { conditions } from './conditions.ts'

const breaks = { ...structureBreaks, ...featureBreaks, ...fontBreaks, ...strictBreaks }

/** Conditions that a file cannot meet alone. */
const together: Readonly<Record<string, readonly string[]>> = {
  // Forms, scripts and encryption are refused whatever is in them.
  '25-001': ['S-10', 'S-11'],
  '26-001': ['S-11'],
  '26-002': ['S-11'],
  // What a Type 1 font lists is not compared with its glyphs: our writers use none.
  '31-012': ['31-013'],
  '31-013': ['31-012'],
}

test('a sound file meets no condition', async () => {
  expect(checkPdfUa((await soundDraft()).bytes())).toEqual([])
})

test.each(Object.keys(allChecks))(
  '%s: a file broken in this way meets this condition and no other',
  async (condition) => {
    const draft = await soundDraft()
    breaks[condition]?.(draft)
    const found = checkPdfUa(draft.bytes()).map((finding) => finding.condition)
    expect(found.toSorted()).toEqual([condition, ...(together[condition] ?? [])].toSorted())
  },
)

describe('the table of conditions', () => {
  const numbers = conditions.map(([number]) => number)
  const judged = conditions.flatMap(([number, , judge]) => (judge === 'person' ? [] : [number]))

  test('has each condition once, and each that a program judges has its check', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(judged.toSorted()).toEqual(Object.keys(allChecks).toSorted())
  })

  test('has the 87 conditions of the protocol that a program can judge', () => {
    expect(judged.filter((number) => /^\d\d-\d{3}$/.test(number))).toHaveLength(87)
  })

  test('stands in docs/accessibility.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/accessibility.md'), 'utf8')
    expect(rowsOfTable(page, 'Condition')).toEqual(conditions)
  })
})
