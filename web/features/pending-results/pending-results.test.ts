import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { resumeAccountStorage } from '../../session/account-storage.ts'
import { waitingCalculations } from '../../session/storage-keys.ts'
import { createAutosave, draftStore } from '../autosave/index.ts'
import { sendUnsent, trackAutosave } from '../autosave/send-unsent.ts'
import { fakeStorage } from '../autosave/testing/fakes.ts'
import { saveResult, sendPending } from './index.ts'
import { keepPending } from './store.ts'

const device = { account: '01900000-0000-7000-8000-00000000000a', tag: 'phone', ownDevice: true }
const draftId = '01900000-0000-7000-8000-000000000001'
const completedAt = '2026-11-20T09:12:00.000Z'
const answers = { firstName: 'Ada', lastName: 'Obi', taxYear: 2026, status: 'employee', salary: 6_000_000 }
const pending = { draftId, draftVersion: 3, answers, completedAt }
const result = {
  isExempt: false,
  exemptionReason: null,
  totalTax: null,
  totalTaxMasked: '₦834,***',
  annualIncome: null,
  taxableIncome: null,
  deductionsApplied: null,
  reliefApplied: null,
  benefitsInKind: null,
  effectiveRate: null,
  earnedIncome: null,
  investmentIncome: null,
  breakdown: [],
}
const submission = {
  id: '01900000-0000-7000-8000-0000000000ff',
  answers,
  result,
  standing: { isPayExempt: false, restsOn: [], taker: 'nobody', oldLaw: null, toldFirst: [] },
  completedAt,
  createdAt: completedAt,
}

/** How the server answers each submission, in order; without an entry the line is dead. */
let line: Response[] = []
const sent: unknown[] = []
const kept = () => Response.json(submission, { status: 201 })
const refused = (status: number, code: string) => Response.json({ error: 'No.', code }, { status })
const told = vi.fn<(message: string, type: string) => void>()
const send = (openDraft?: string) =>
  sendPending(new QueryClient(), device, { ...(openDraft !== undefined && { openDraft }), tell: told })

beforeEach(() => {
  line = []
  sent.length = 0
  told.mockClear()
  resumeAccountStorage(device.account)
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(typeof body === 'string' ? body : 'null'))
    return line.shift() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => vi.unstubAllGlobals())

const unsentAnswers = (salary: string, moment = '2026-11-20T09:12:00.000Z') =>
  draftStore(device, draftId, 'tab', localStorage, () => moment).put({
    content: { answers: { ...answers, salary }, currentStep: 9 },
    base: null,
    conflicts: [],
  })

describe('a calculation without a connection', () => {
  it('waits, is saved once when the line is back, and the person is told', async () => {
    await expect(saveResult(new QueryClient(), device, pending)).rejects.toThrow('No connection')
    await send()
    expect([waitingCalculations(device.account), told.mock.calls]).toEqual([[draftId], []])
    sent.length = 0
    line = [kept(), kept()]
    await send()
    await send()
    expect(sent).toEqual([{ ...pending, accountId: device.account }])
    expect(told.mock.calls).toEqual([
      ['Your calculation for Tax Year 2026 was saved to your account.', 'success'],
    ])
    expect(waitingCalculations(device.account)).toEqual([])
  })

  it('goes out in a later session too, which is how it survives a closed browser and an ended session', async () => {
    keepPending({ ...device, tag: 'before' }, pending)
    line = [refused(401, 'unauthorized'), kept()]
    await send()
    expect(waitingCalculations(device.account)).toContain(draftId)
    await send()
    expect([sent.length, waitingCalculations(device.account)]).toEqual([2, []])
  })

  it.each([
    [402, 'free_limit'],
    [409, 'stale_draft'],
    [409, 'draft_submitted'],
    [400, 'validation'],
  ])('waits no more once the account refuses it (%i %s), and the person is told', async (status, code) => {
    keepPending(device, pending)
    line = [refused(status, code)]
    await send()
    await send()
    expect([sent.length, waitingCalculations(device.account)]).toEqual([1, []])
    expect(told.mock.calls[0]?.[0]).toContain('Its answers stay in the draft.')
  })

  it('stays while its draft is open, because the person may still change an answer', async () => {
    keepPending(device, pending)
    line = [kept()]
    await send(draftId)
    expect([sent, waitingCalculations(device.account)]).toEqual([[], [draftId]])
  })

  it('is dropped when the answers on this device are other ones by now', async () => {
    keepPending(device, pending)
    unsentAnswers('7,000,000')
    line = [kept()]
    await send()
    expect([sent, waitingCalculations(device.account)]).toEqual([[], []])
  })

  it('takes the unsent answers along that it was made from, and they are not sent on their own', async () => {
    keepPending(device, pending)
    unsentAnswers('6,000,000')
    await sendUnsent(device.account)
    expect(sent).toEqual([])
    line = [kept()]
    await send()
    expect([sent.length, Object.keys(localStorage).filter((key) => key.includes('unsent'))]).toEqual([1, []])
  })

  it('does not wait again when a page of the history shows what the account has had for long', async () => {
    line = [kept()]
    await saveResult(new QueryClient(), device, pending)
    await expect(saveResult(new QueryClient(), device, pending)).rejects.toThrow('No connection')
    expect(waitingCalculations(device.account)).toEqual([])
  })
})

/** The server's refusal of an old version, with the draft as it has it. */
const theirs = (given: object) =>
  Response.json(
    {
      error: 'Changed.',
      code: 'stale_draft',
      draft: {
        id: draftId,
        answers: given,
        currentStep: 9,
        version: 4,
        createdAt: completedAt,
        updatedAt: completedAt,
      },
    },
    { status: 409 },
  )

const versions = () => sent.map((body) => (body as { draftVersion: number }).draftVersion)

describe('a calculation pressed while its draft is being saved', () => {
  const typed = { ...answers, salary: '6,000,000' }
  const base = { answers: { ...answers, salary: '' }, currentStep: 5, version: 3 }
  /** Leaves a draft whose last save is under way, as pressing Calculate does. */
  const leaves = (update: () => Promise<{ version: number }>) => {
    const remote = { create: () => Promise.reject(new Error('made already')), update }
    const autosave = createAutosave(
      { content: { answers: typed, currentStep: 9 }, base, conflicts: [] },
      remote,
      draftStore(device, draftId, 'tab', localStorage),
    )
    const untrack = trackAutosave(device.account, draftId, autosave)
    autosave.leave()
    untrack()
  }
  it('follows the version that the save makes', async () => {
    leaves(() => Promise.resolve({ version: 4 }))
    line = [kept()]
    await saveResult(new QueryClient(), device, pending)
    expect(versions()).toEqual([4])
  })

  it('follows a save whose answer the line lost, which is no other device’s', async () => {
    leaves(() => Promise.reject(new ApiError(0, 'offline', 'No connection')))
    line = [theirs(typed), kept()]
    await saveResult(new QueryClient(), device, pending)
    expect(versions()).toEqual([3, 4])
  })

  it('and still stops at another device’s answers', async () => {
    leaves(() => Promise.reject(new ApiError(0, 'offline', 'No connection')))
    line = [theirs({ ...typed, salary: '5,000,000' })]
    await expect(saveResult(new QueryClient(), device, pending)).rejects.toThrow('Changed.')
    expect(versions()).toEqual([3])
  })
})
