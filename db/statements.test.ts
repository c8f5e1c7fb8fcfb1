import { expect, test } from 'vitest'
import { columnNames, selectList } from './statements.ts'
import { bytes, defineTable, timestamp, orNull, text, uuid, type RowOf } from './table.ts'

const letters = defineTable(
  'letters',
  {
    id: uuid(),
    accountId: uuid(),
    sentAt: orNull(timestamp()),
    seal: bytes(),
    tone: text<'kind' | 'stern'>(),
  },
  { download: null },
)

test('a select list names every column as code does', () => {
  expect(selectList(letters)).toBe(
    'letters.id as "id", letters.account_id as "accountId", letters.sent_at as "sentAt", letters.seal as "seal", letters.tone as "tone"',
  )
  expect(selectList(letters, columnNames(letters, 'seal', 'tone', 'sentAt'))).toBe(
    'letters.id as "id", letters.account_id as "accountId"',
  )
})

test('the row type follows from the columns', () => {
  const row: RowOf<typeof letters> = {
    id: 'a',
    accountId: 'b',
    sentAt: null,
    seal: Buffer.of(1),
    tone: 'kind',
  }
  // @ts-expect-error: the column may not be null
  const wrong: RowOf<typeof letters> = { ...row, tone: null }
  expect(wrong).not.toEqual(row)
})

test('a table of an account’s rows says what the download calls them', () => {
  // @ts-expect-error: it says nothing of the download
  expect(defineTable('notes', { id: uuid(), accountId: uuid() }).name).toBe('notes')
  expect(defineTable('clocks', { id: uuid() }).download).toBeNull()
})
