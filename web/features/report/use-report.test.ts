import { afterEach, expect, test, vi } from 'vitest'
import { readTaxpayer } from './use-report.ts'

const answers = { firstName: 'Ngozi', lastName: 'Ụzọma', tin: '87654321-0001' }
const profile = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  email: 'a@example.com',
  verified: true,
  authProvider: 'email',
  subscriptionActiveUntil: null,
  firstName: 'Adaeze',
  lastName: 'Okafor',
  dateOfBirth: null,
  phoneNumber: null,
  tin: '12345678-0001',
}
afterEach(() => vi.unstubAllGlobals())

test('is the profile’s, on both pages', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(profile)))
  const found = { name: 'Adaeze Okafor', tin: '12345678-0001' }
  expect(await readTaxpayer(answers, false)).toEqual(found)
  expect(await readTaxpayer(answers, true)).toEqual(found)
})

test('without the profile is nobody on a new result, and the answers’ on a kept one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await readTaxpayer(answers, false)).toEqual({ name: null, tin: null })
  expect(await readTaxpayer(answers, true)).toEqual({ name: 'Ngozi Ụzọma', tin: '87654321-0001' })
})
