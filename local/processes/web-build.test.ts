import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceHash } from './web-build.ts'

it('notices a change in what the web client is made of, and in nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'naijatax-web-'))
  mkdirSync(join(root, 'web', 'features'), { recursive: true })
  mkdirSync(join(root, 'api'))
  writeFileSync(join(root, 'web', 'main.tsx'), 'one')
  const before = sourceHash(root)
  writeFileSync(join(root, 'api', 'app.ts'), 'x')
  writeFileSync(join(root, 'web', 'main.test.tsx'), 'x')
  expect(sourceHash(root)).toBe(before)
  writeFileSync(join(root, 'web', 'main.tsx'), 'two')
  const changed = sourceHash(root)
  writeFileSync(join(root, 'web', 'features', 'new.ts'), '')
  expect(new Set([before, changed, sourceHash(root)]).size).toBe(3)
  rmSync(root, { recursive: true })
})
