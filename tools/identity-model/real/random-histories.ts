import { expect, test } from 'vitest'
import { useProduct } from './product.ts'
import { search, type Part } from './search.ts'

/**
 * Declares the test that what was found before and random histories of these worlds break no invariant of the product.
 * @param leastSteps how many steps the histories do in all at least: fewer would try too little.
 */
export function testRandomHistories(parts: readonly Part[], leastSteps: number): void {
  const product = useProduct()
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  test(
    `what was found before and ${count} histories break no invariant of the product`,
    { timeout: 900_000 },
    async () => {
      const { steps, broken } = await search(product, { parts, seed: 20 })
      expect(broken).toBeUndefined()
      expect(steps).toBeGreaterThan(leastSteps)
    },
  )
}
