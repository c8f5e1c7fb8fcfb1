import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sourceOptions } from '../../local/processes/sources.ts'
import { until } from '../testing/until.ts'

/** Whether any process of this group is left. */
function lives(group: number): boolean {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

test.skipIf(process.platform === 'win32')(
  'a process killed while it prints leaves no browser behind',
  async () => {
    const file = fileURLToPath(new URL('testing/fixtures/printing-process.ts', import.meta.url))
    const printing = fork(file, { execArgv: [...sourceOptions] })
    const [browser] = (await once(printing, 'message')) as [number]
    expect(lives(browser)).toBe(true)
    printing.kill('SIGKILL')
    await until(() => !lives(browser), 15)
  },
)
