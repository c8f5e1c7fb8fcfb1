import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileFaults } from './env-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'naijatax-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('an erased log that can be written is none, and what stands in it stays', () => {
  const file = join(folder, 'far', 'erased.log')
  expect(fileFaults({ ERASED_LOG: file })).toEqual([])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  writeFileSync(file, 'a line\n')
  expect(fileFaults({ ERASED_LOG: file })).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe('a line\n')
  expect(fileFaults({})).toEqual([])
})

test('one that is a folder, or in what is none, is a fault with the reason', () => {
  mkdirSync(join(folder, 'taken'))
  writeFileSync(join(folder, 'file'), '')
  expect(fileFaults({ ERASED_LOG: join(folder, 'taken') })).toEqual([
    'ERASED_LOG must name a file that this process may read and add to (EISDIR)',
  ])
  expect(fileFaults({ ERASED_LOG: join(folder, 'file', 'erased.log') })[0]).toMatch(/\((ENOTDIR|EEXIST)\)$/)
})
