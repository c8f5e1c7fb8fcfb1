import { expect, test } from 'vitest'
import { useProduct } from './real/product.ts'
import { search } from './real/search.ts'

const product = useProduct()
const worlds = ['thefts', 'given away', 'old mailbox lost'] as const

// As many in the other file beside it; 20,000 of a new seed in `npm run test:faults`.
test(
  'what was found before and 1,000 histories break no invariant of the product',
  { timeout: 900_000 },
  async () => {
    const { steps, broken } = await search(product, {
      worlds,
      seed: 20,
      count: 1_000,
    })
    expect(broken).toBeUndefined()
    expect(steps).toBeGreaterThan(1_500)
  },
)
