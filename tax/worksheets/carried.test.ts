import { describe, expect, test } from 'vitest'
import { carriedWorksheet, checkWorksheet } from './all-rules.ts'
import { worksheetKinds } from './kind-names.ts'

describe('a worksheet that is copied into another year', () => {
  test.each(worksheetKinds)('%s: an empty one is left behind', (kind) => {
    const check = checkWorksheet(kind, {}, 2025)
    if (!check.ok) throw new Error('an empty worksheet passes')
    expect(carriedWorksheet(kind, check.content, { fromYear: 2025, taxYear: 2026 })).toBeNull()
  })

  test('details: the numbers for life go along, where somebody lived and paid does not', () => {
    const typed = { taxId: '1234567890123', nin: '12345678901', stateOfResidence: 'Lagos', lender: 'A bank' }
    const check = checkWorksheet('details', typed, 2025)
    if (!check.ok) throw new Error('these details pass')
    expect(carriedWorksheet('details', check.content, { fromYear: 2025, taxYear: 2026 })).toEqual({
      taxId: '1234567890123',
      nin: '12345678901',
    })
  })
})
