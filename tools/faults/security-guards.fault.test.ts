import { afterAll, expect, test } from 'vitest'
import { guards } from '../security-guards/guards.ts'
import { pickSome } from '../security-guards/pick-some.ts'
import { copyTree } from '../security-guards/try-without.ts'

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))
process.stdout.write(`guards of docs/security.md: seed ${seed}\n`)

const copy = copyTree()
afterAll(() => copy.remove())

test.each(pickSome(guards, 10, seed))(
  'a test of $row fails without its guard in $file',
  { timeout: 240_000 },
  async (guard) => {
    const { ran, failed } = await copy.runWithout(guard)
    expect(ran).toBeGreaterThan(0)
    expect(failed).not.toEqual([])
    process.stdout.write(`${guard.row}: ${failed[0]}\n`)
  },
)
