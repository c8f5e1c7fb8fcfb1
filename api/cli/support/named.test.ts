import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { NAME_GAP } from '../../../platform/reason.ts'
import { isAboutNobody, typedBy } from '../../features/operations/status/start-way.ts'
import { catalogue } from './catalogue.ts'
import { cleanName } from './options.ts'
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

test('a printed line says who types it but where the command names nobody', () => {
  for (const { usage, aboutNobody = false } of catalogue) {
    const words = pathOf(usage).join(' ')
    expect([words, isAboutNobody(words)]).toEqual([words, aboutNobody])
    const line = typedBy('compose', false).support(words)
    expect(line.includes(NAME_GAP)).toBe(!aboutNobody)
    expect(typedBy('systemd', true).support(words)).not.toContain(NAME_GAP)
  }
  // Copied as it stands, the gap is refused.
  expect(() => cleanName(/"(.*)"/.exec(NAME_GAP)?.[1] ?? '')).toThrow('Say who you are with --as')
})

test('there are such lines', () => {
  expect(told.length).toBeGreaterThan(15)
})
