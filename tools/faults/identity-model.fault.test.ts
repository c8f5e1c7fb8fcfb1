import { expect, test } from 'vitest'
import { worlds } from '../identity-model/histories.ts'
import { survey, told } from '../identity-model/survey.ts'

test(
  '200,000 histories of each world, of a new seed, break no invariant of identity',
  { timeout: 900_000 },
  async () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    process.stdout.write(`${worlds.length} worlds, seed ${seed}\n`)
    expect(told(await survey(new Set(), { seed, each: 200_000 }))).toEqual([])
  },
)
