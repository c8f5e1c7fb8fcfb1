import { afterAll, expect, test } from 'vitest'
import { guards } from './guards.ts'
import { pickSome } from './pick-some.ts'
import { copyTree } from './try-without.ts'

// Ten of all of them: npm run test:faults.

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const quick = guards.filter(({ test: noticing }) => !noticing.endsWith('.integration.test.ts'))

const copy = copyTree()
afterAll(() => copy.remove())

test.each(pickSome(quick, 1, seed))(
  `a test of $row fails without its guard in $file (seed ${seed})`,
  { timeout: 60_000 },
  async (guard) => {
    const { ran, failed } = await copy.runWithout(guard)
    expect(ran).toBeGreaterThan(0)
    expect(failed).not.toEqual([])
  },
)
