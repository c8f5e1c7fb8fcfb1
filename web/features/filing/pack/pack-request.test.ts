import { afterEach, expect, test, vi } from 'vitest'
import { packSourceOf } from '../../../../contract/report/return/testing/pack-sources.ts'
import type { ShownResult } from '../../../../contract/http/index.ts'
import { readRest } from './pack-request.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const source = packSourceOf('employee')
const { answers, worksheets } = source
const result = source.result as ShownResult
const standing = { ...source.standing, restsOn: [], toldFirst: [] }
const request = { answers, standing, worksheets, result, submissionId: id }
const nobody = { dateOfBirth: null, email: null, phoneNumber: null }

afterEach(() => vi.unstubAllGlobals())

const kept = (of: string, taxYear: number) => ({
  id: of,
  answers: { taxYear, status: 'employee' },
  result,
  standing,
  completedAt: '2026-11-20T09:00:00Z',
  createdAt: '2026-11-20T09:00:00Z',
})

test('a pack has the profile, and the other calculations that are kept', async () => {
  const profile = {
    id,
    email: 'adaeze@example.com',
    verified: true,
    authProvider: 'email',
    subscriptionActiveUntil: null,
    firstName: 'Adaeze',
    lastName: 'Okafor',
    dateOfBirth: '1990-04-17',
    phoneNumber: '+2348031234567',
    tin: '12345678-0001',
  }
  const other = 'a1890a5d-ac96-774b-bcce-b302099a8057'
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(/users/.test(address) ? profile : [kept(id, 2026), kept(other, 2025)]),
  )
  expect(await readRest(request)).toEqual({
    taxpayer: { name: 'Adaeze Okafor', tin: '12345678-0001' },
    person: { dateOfBirth: '1990-04-17', email: 'adaeze@example.com', phoneNumber: '+2348031234567' },
    others: [{ taxYear: 2025, result }],
  })
})

test('without a connection it is made of what the page has', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await readRest({ ...request, answers: { ...answers, firstName: 'Ngozi' } })).toEqual({
    taxpayer: { name: 'Ngozi', tin: null },
    person: nobody,
    others: [],
  })
})

test('of another person nothing is asked', async () => {
  vi.stubGlobal('fetch', () => expect.unreachable('the account of whoever reads'))
  const taxpayer = { name: 'Adaeze Okafor', tin: null }
  expect(await readRest({ ...request, submissionId: undefined, taxpayer })).toEqual({
    taxpayer,
    person: nobody,
    others: [],
  })
})
