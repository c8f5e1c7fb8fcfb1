import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { needsReason, pathOf } from './register.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Lines that pages and the status page tell somebody to type. */
const told = globSync(['docs/*.md', 'README.md', 'api/features/operations/**/*.ts'], { cwd: root }).flatMap(
  (file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?:npm run -s support -- |support\(['`])([a-z][a-z-]*(?: (?:<[^>]*>|[^`'|\n])*)?)/g,
      ),
    ].map(([, line = '']): [string, string] => [file, line.trim()]),
)

test.each(told)('%s: "%s" names a command, and --reason where it wants one', (_, line) => {
  const words = line.split(' ')
  const spec = catalogue.find(({ usage }) => pathOf(usage).every((word, index) => words[index] === word))
  expect(spec?.usage).toBeDefined()
  expect(spec && needsReason(spec) && !/--reason\b|REASON_GAP|\\$/.test(line)).not.toBe(true)
})

test('there are such lines', () => {
  expect(told.length).toBeGreaterThan(15)
})
