import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeAccountData, resumeAccountStorage } from '../../session/account-storage.ts'
import { waitingFacts } from '../../session/storage-keys.ts'
import { fakeStorage } from '../autosave/testing/fakes.ts'
import { sendFacts } from './index.ts'
import { dropWaiting, keepWaiting, moveWaiting, readWaiting } from './store.ts'

const device = { account: '01900000-0000-7000-8000-00000000000a', tag: 'phone', ownDevice: true }
const id = '01900000-0000-7000-8000-0000000000ff'
const moment = '2026-11-20T09:12:00.000Z'
const result = {
  isExempt: false,
  exemptionReason: null,
  totalTax: 27_130_000,
  totalTaxMasked: null as string | null,
  annualIncome: 0,
  taxableIncome: 0,
  deductionsApplied: 0,
  reliefApplied: 0,
  benefitsInKind: 0,
  effectiveRate: 0,
  earnedIncome: 0,
  investmentIncome: 0,
  breakdown: [],
}
const standing = {}

/** The calculation on the server, what was asked of it, and how it answers instead, in order. */
let kept: { answers: Record<string, unknown>; result: typeof result }
let puts: Record<string, unknown>[] = []
let instead: (() => Response | Promise<Response>)[] = []
let onPut: () => void = () => undefined

const refused = (status: number, code: string) => () => Response.json({ error: 'No.', code }, { status })
const dead = () => Promise.reject(new TypeError('Failed to fetch'))
const full = () => {
  throw new Error('full')
}
const send = () => sendFacts(new QueryClient(), device, id)

beforeEach(() => {
  kept = { answers: { firstName: 'Ada', salary: 6_000_000 }, result }
  puts = []
  instead = []
  onPut = () => undefined
  resumeAccountStorage(device.account)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const special = instead.shift()
    if (special !== undefined) return special()
    if (address.includes('/users/me')) return Response.json({ id: 'another' })
    if (method === 'PUT') {
      const { answers } = JSON.parse(typeof body === 'string' ? body : '{}') as {
        answers: Record<string, unknown>
      }
      puts.push(answers)
      kept = { ...kept, answers }
      onPut()
    }
    return Response.json({ id, ...kept, standing, completedAt: moment, createdAt: moment })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what is answered after a result', () => {
  it('is merged into what the account has by then, and waits no more', async () => {
    keepWaiting(device, id, { carOwner: 'employer', carCost: 9_000_000 })
    kept.answers['rentMonths'] = 24
    expect(await send()).toEqual({ phase: 'saved' })
    expect(puts).toEqual([
      { firstName: 'Ada', salary: 6_000_000, rentMonths: 24, carOwner: 'employer', carCost: 9_000_000 },
    ])
    expect(readWaiting(device.account, id)).toEqual({})
  })

  it('during a save goes out in the next, and each once', async () => {
    keepWaiting(device, id, { carCost: 9_000_000 })
    onPut = () => {
      onPut = () => undefined
      keepWaiting(device, id, { carCost: 8_000_000, homeMonths: 6 })
    }
    await Promise.all([send(), send()])
    expect(puts.map(({ carCost, homeMonths }) => [carCost, homeMonths])).toEqual([
      [9_000_000, undefined],
      [8_000_000, 6],
    ])
    expect(readWaiting(device.account, id)).toEqual({})
  })

  it('taken back is emptied in the account too', async () => {
    kept.answers['carCost'] = 9_000_000
    keepWaiting(device, id, { carCost: null })
    await send()
    expect(puts[0]).toMatchObject({ carCost: null })
  })

  it.each([
    ['offline', dead],
    ['offline', refused(503, 'unavailable')],
    ['signed-out', refused(401, 'session_mismatch')],
  ] as const)('stays while the account cannot be reached: %s', async (phase, answer) => {
    keepWaiting(device, id, { homeMonths: 6 })
    instead = [answer, answer, answer]
    expect(await send()).toEqual({ phase })
    expect(waitingFacts(device.account)).toEqual([id])
  })

  it('is never written over answers that the free plan hides', async () => {
    keepWaiting(device, id, { homeMonths: 6 })
    kept = { answers: { firstName: 'Ada' }, result: { ...result, totalTaxMasked: '₦27,1**,***' } }
    expect(await send()).toEqual({ phase: 'hidden' })
    expect([puts, waitingFacts(device.account)]).toEqual([[], [id]])
  })

  it('waits for its person when the calculation is somebody else’s to see', async () => {
    keepWaiting(device, id, { homeMonths: 6 })
    instead = [refused(404, 'not_found')]
    expect(await send()).toEqual({ phase: 'signed-out' })
    expect(waitingFacts(device.account)).toEqual([id])
  })

  it('is let go once the account refuses it, with its words', async () => {
    keepWaiting(device, id, { homeMonths: 6 })
    instead = [refused(400, 'validation')]
    expect(await send()).toEqual({ phase: 'refused', reason: 'No.' })
    expect(waitingFacts(device.account)).toEqual([])
  })
})

describe('on the device', () => {
  it('a later answer goes on waiting when an earlier one has arrived', () => {
    keepWaiting(device, id, { homeMonths: 6, carCost: 1 })
    keepWaiting(device, id, { homeMonths: 7 })
    dropWaiting(device, id, { homeMonths: 6, carCost: 1 })
    expect(readWaiting(device.account, id)).toEqual({ homeMonths: 7 })
  })

  it('answers of an earlier session are found, and move to the calculation that the account made', () => {
    keepWaiting({ ...device, tag: 'before' }, 'draft.1', { homeMonths: 6 })
    expect(waitingFacts(device.account)).toEqual([])
    moveWaiting(device, 'draft.1', id)
    expect([waitingFacts(device.account), readWaiting(device.account, 'draft.1')]).toEqual([[id], {}])
  })

  it('that stores nothing, they last as long as the page, and that is said', () => {
    vi.stubGlobal('localStorage', Object.assign(fakeStorage(), { setItem: full }))
    expect(keepWaiting(device, id, { homeMonths: 6 })).toBe(false)
    expect(readWaiting(device.account, id)).toEqual({ homeMonths: 6 })
    removeAccountData(device.account)
    expect(readWaiting(device.account, id)).toEqual({})
  })

  it('nothing is kept after a logout', () => {
    keepWaiting(device, id, { homeMonths: 6 })
    removeAccountData(device.account)
    expect(keepWaiting(device, id, { homeMonths: 6 })).toBe(false)
    expect(waitingFacts(device.account)).toEqual([])
  })
})
