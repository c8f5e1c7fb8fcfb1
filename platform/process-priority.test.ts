import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { lowerPriority } from './process-priority.ts'

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

describe('lowering the priority of a process', () => {
  it('sets its niceness', async () => {
    const pid = await sleeper(false)
    lowerPriority(10, pid)
    expect(getPriority(pid)).toBe(10)
  })

  it.skipIf(!groups)('lowers its session too when it leads one, and no other', async () => {
    const [leader, member] = [await sleeper(true), await sleeper(false)]
    const before = group(process.pid)
    lowerPriority(10, leader)
    lowerPriority(10, member)
    expect(group(leader)).toMatch(/nice 10$/m)
    expect(group(process.pid)).toBe(before)
  })

  it('does nothing when it has ended', () => {
    expect(() => lowerPriority(10, 2 ** 22 + 1)).not.toThrow()
  })
})
