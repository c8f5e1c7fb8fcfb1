import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { showResult } from '../../../contract/http/index.ts'
import { calculate, formatNaira } from '../../../tax/index.ts'
import { shownTotal } from './shown-total.ts'

it('a free account reads three digits of the total that Pro reads in full', () => {
  assert(
    property(integer({ min: 0, max: 900_000_000 }), (salary) => {
      const result = calculate({ taxYear: 2026, status: 'employee', salary }, { currentYear: 2026 })
      const [open, masked] = [true, false].map((paid) => shownTotal(showResult(result, paid)) ?? '')
      expect(open).toBe(formatNaira(result.totalTax))
      expect(masked).toHaveLength(open?.length ?? 0)
      expect(masked?.replace(/\D/g, '')).toBe(String(result.totalTax).slice(0, 3))
    }),
  )
})
