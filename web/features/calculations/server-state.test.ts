import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pageOf } from '../dashboard/use-lists.ts'
import { putInList, takeFromList } from './server-state.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id, said: 'before' }))
const changed = (id: string) => ({ id, said: 'after' })
const key = ['list']

function listed(queries: QueryClient) {
  const list = queries.getQueryData<{ pages: { rows: { id: string; said: string }[] }[] }>(key)
  return list?.pages.map((page) => page.rows.map(({ id, said }) => (said === 'before' ? id : `${id}!`)))
}
function twoPages() {
  const queries = new QueryClient()
  const pages = [pageOf(rows('a', 'b', 'c'), 2), pageOf(rows('c'), 2)]
  queries.setQueryData(key, { pages, pageParams: [undefined, 'b'] })
  return queries
}

it('shows a page and knows of older rows by the one row more', () => {
  expect(pageOf(rows('a', 'b', 'c'), 2)).toEqual({ rows: rows('a', 'b'), hasOlder: true })
  expect(pageOf(rows('a', 'b'), 2)).toEqual({ rows: rows('a', 'b'), hasOlder: false })
})

it('puts a changed row in its place and a new one on top', () => {
  const queries = twoPages()
  putInList(queries, key, changed('c'))
  putInList(queries, key, changed('new'))
  expect(listed(queries)).toEqual([['new!', 'a', 'b'], ['c!']])
})

it('takes a row out, and leaves alone what was not loaded', () => {
  const queries = twoPages()
  takeFromList(queries, key, 'a')
  expect(listed(queries)).toEqual([['b'], ['c']])
  const empty = new QueryClient()
  takeFromList(empty, key, 'a')
  putInList(empty, key, { id: 'a' })
  expect(listed(empty)).toBeUndefined()
})
