import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { guards } from './security-guards/guards.ts'

const docs = resolve(import.meta.dirname, '../docs')
const rows = readFileSync(join(docs, 'security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [SI]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const expected = [
  ...Array.from({ length: 69 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`),
  ...Array.from({ length: 10 }, (_, index) => `I${index + 1}`),
]

test('the security page has every row once, in order', () => {
  expect(rows.map(([, id]) => id)).toEqual(expected)
})

test.each(rows)(
  '%s%s names tests that exist, or says why there is none',
  (_start, _id, _what, tests, why) => {
    const files = [...(tests ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file ?? '')
    for (const file of files) {
      expect(file).toMatch(/\.test\.ts$/)
      expect(existsSync(join(docs, file)), file).toBe(true)
    }
    expect(files.length > 0 || why !== '').toBe(true)
  },
)

test('guards are named of twenty-five rows or more', () => {
  expect(new Set(guards.map(({ row }) => row)).size).toBeGreaterThanOrEqual(25)
})

test.each(guards)(
  'the guard of $row stands once in $file, and a test of its row notices its loss',
  (guard) => {
    const { row, file, code, without, test: noticing } = guard
    expect(readFileSync(join(docs, '..', file), 'utf8').split(code)).toHaveLength(2)
    expect(without).not.toBe(code)
    const [, , , tests = ''] = rows.find(([, id]) => id === row) ?? []
    expect(tests).toContain(`(../${noticing})`)
  },
)
