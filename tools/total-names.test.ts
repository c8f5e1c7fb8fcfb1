import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { totals } from '../tax/explanation/totals.ts'

const root = join(import.meta.dirname, '..')
const names = Object.values(totals).flatMap((total) => [
  total.name,
  ...('onPaper' in total ? [total.onPaper] : []),
])
/** A label that is one of the names, however it is written, or what such a total was called before. */
const label = new RegExp(
  `['"\`>](${[...names, 'Deductions', 'Reliefs', 'Gross Income'].join('|')})['"\`<]`,
  'gi',
)

test('a total is called nothing but its name, on every page and on paper [spec 23.11]', () => {
  const files = globSync('{tax,contract,web,worker,api,templates}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /node_modules|dist|testing/.test(path),
  }).filter((file) => !/\.test\.ts|explanation\/totals\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(label)].map(([, name]) => ({ file, name })),
  )
  // In small letters they are ids and words inside sentences.
  const labels = found.filter(({ name = '' }) => /^[A-Z]/.test(name))
  expect(labels.filter(({ name = '' }) => !names.some((known) => known === name))).toEqual([])
})
