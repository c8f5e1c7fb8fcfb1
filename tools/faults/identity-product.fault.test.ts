import { expect, test } from 'vitest'
import { useProduct } from '../identity-model/real/product.ts'
import { search } from '../identity-model/real/search.ts'

const product = useProduct()
const worlds = [
  'own browsers',
  'shared phone',
  'own account',
  'thefts',
  'given away',
  'old mailbox lost',
] as const
const parts = worlds.map((world) => ({ world, count: Math.ceil(20_000 / worlds.length) }))

test(
  '20,000 histories of a new seed break no invariant of the product',
  { timeout: 4 * 3_600_000 },
  async () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    process.stdout.write(`seed ${seed}\n`)
    const { steps, broken } = await search(product, { parts, seed })
    process.stdout.write(`${steps} steps\n`)
    expect(broken).toBeUndefined()
  },
)
