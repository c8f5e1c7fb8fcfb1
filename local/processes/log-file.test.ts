import { closeSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lastLines, openLog } from './log-file.ts'

let file: string
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'naijatax-log-')), 'api.log')
})
afterEach(() => rmSync(join(file, '..'), { recursive: true }))

describe('a log', () => {
  it('is set aside when it has grown large', () => {
    writeFileSync(file, Buffer.alloc(6 * 1024 * 1024))
    closeSync(openLog(file))
    expect([statSync(file).size, statSync(`${file}.1`).size]).toEqual([0, 6 * 1024 * 1024])
  })

  it('gives its last lines as a person reads them', () => {
    const earlier = 'an earlier start\n'
    const entry = {
      level: 'fatal',
      msg: 'could not migrate',
      err: { stack: 'Error: no such table\n    at x' },
    }
    writeFileSync(file, `${earlier}first\n${JSON.stringify(entry)}\n`)
    expect(lastLines(file, earlier.length)).toBe(
      'first\nfatal: could not migrate\nError: no such table\n    at x',
    )
    expect(lastLines(file, 0, 1)).toBe('    at x')
  })
})
