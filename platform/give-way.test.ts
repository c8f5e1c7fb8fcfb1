import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { giveWay } from './give-way.ts'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

/** A process that does nothing, in a session of its own or in ours. */
async function sleeper(detached: boolean): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached, stdio: 'ignore' })
  started.push(child)
  await once(child, 'spawn')
  return child.pid ?? 0
}

const group = (pid: number): string => readFileSync(`/proc/${pid}/autogroup`, 'utf8')
const groups = existsSync('/proc/self/autogroup')

describe('a process that gives way', () => {
  it('is nicer than it was', async () => {
    const pid = await sleeper(false)
    giveWay(10, pid)
    expect(getPriority(pid)).toBe(10)
  })

  it.skipIf(!groups)('takes its session along when it leads one, and nobody else', async () => {
    const [leader, member] = [await sleeper(true), await sleeper(false)]
    const before = group(process.pid)
    giveWay(10, leader)
    giveWay(10, member)
    expect(group(leader)).toMatch(/nice 10$/m)
    expect(group(process.pid)).toBe(before)
  })

  it('that is gone already harms nobody', () => {
    expect(() => giveWay(10, 2 ** 22 + 1)).not.toThrow()
  })
})
