import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naijatax-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('takeLock', () => {
  it.each(['short', 'long'.repeat(40)])('holds one at a time: %s', async (name) => {
    const path = join(folder, name)
    const first = await takeLock(path)
    expect(first?.wasAbandoned).toBe(false)
    expect(await takeLock(path)).toBeUndefined()
    first?.release()
    const second = await takeLock(path)
    expect(second?.wasAbandoned).toBe(false)
    second?.release()
  })

  it('passes to the next when its holder was killed, and tells so', async () => {
    const path = join(folder, 'held')
    const module = new URL('lock.ts', import.meta.url).href
    const script = `const { takeLock } = await import('${module}'); await takeLock('${path}'); process.kill(process.pid, 'SIGKILL')`
    spawnSync(process.execPath, ['--input-type=module', '--eval', script])
    const next = await takeLock(path)
    expect(next?.wasAbandoned).toBe(true)
    next?.release()
  })
})
