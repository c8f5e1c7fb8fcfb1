import { expect, it } from 'vitest'
import { showResult } from '../../../contract/http/index.ts'
import { calculate } from '../../../tax/index.ts'
import { maskShown } from './mask-shown.ts'

const result = calculate(
  { taxYear: 2026, status: 'employee', salary: 6_000_000, rentPaidBySelf: 1_000_000 },
  { currentYear: 2026 },
)

it('masks a result as the server would have', () => {
  expect(maskShown(showResult(result, true))).toEqual(showResult(result, false))
})
it('leaves a masked result alone', () => {
  expect(maskShown(showResult(result, false))).toEqual(showResult(result, false))
})
