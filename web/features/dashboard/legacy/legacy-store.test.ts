import { expect, it } from 'vitest'
import { draftAnswers } from '../../../../contract/http/drafts.ts'
import { readLegacyAnswers } from './legacy-store.ts'

it.each([
  [{}],
  [{ salary: '6,000,000', taxYear: 2026, status: null, firstName: '' }],
  [{ salary: 'x'.repeat(200) }],
  [{ salary: 'x'.repeat(201) }],
  [{ salary: Number.NaN }],
  [{ salary: Number.POSITIVE_INFINITY }],
  [{ salary: { amount: 1 } }],
  [{ salary: [1] }],
  [{ salary: '\0' }],
  [{ salary: '\uD800' }],
  [{ isAdmin: true }],
  [[]],
  [null],
  ['text'],
  [undefined],
])('takes %j as the contract does', (found) => {
  expect(readLegacyAnswers(found) !== undefined).toBe(draftAnswers.safeParse(found).success)
})
