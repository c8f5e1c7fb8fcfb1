import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { isLogged } from './request-log.ts'

const fine = { route: '/api/drafts/:id', status: 200, ms: 4 }
const ids = Array.from({ length: 2_000 }, () => uuidv7())
const share = (sample: number, about = fine) =>
  ids.filter((id) => isLogged(id, about, sample)).length / ids.length

test('of what went well the share that was asked for has a line', () => {
  expect(share(1)).toBe(1)
  expect(share(0)).toBe(0)
  expect(share(0.1)).toBeGreaterThan(0.05)
  expect(share(0.1)).toBeLessThan(0.15)
})

test.each([
  { ...fine, status: 400 },
  { ...fine, status: 503 },
  { ...fine, ms: 1_000 },
  { route: 'web', status: 404, ms: 1 },
  { route: '/readyz', status: 503, ms: 1 },
])('always: %o', (about) => {
  expect(share(0, about)).toBe(1)
})

test.each(['web', '/livez', '/readyz'])('never of %s while it goes well', (route) => {
  expect(share(1, { ...fine, route })).toBe(0)
})
