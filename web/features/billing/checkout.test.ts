import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { afterFailedCheckout, paymentAddress } from './checkout.ts'

const link = 'https://pay.example/link?client_reference_id=r'
const failed = (status: number, code = 'internal') => new ApiError(status, code, 'words')
const step = (thrown: unknown, fixedLink: string | null = link) => afterFailedCheckout(thrown, fixedLink).go

describe('after a checkout that failed', () => {
  it.each([
    ['no connection', failed(0, 'offline')],
    ['a fault of the server', failed(500)],
    ['a provider that is away', failed(503, 'payment_unavailable')],
    ['a proxy without a server', failed(502)],
    ['no answer in time', new DOMException('too slow', 'TimeoutError')],
  ])('%s leads to the fixed link', (_what, thrown) => {
    expect(afterFailedCheckout(thrown, link)).toEqual({ go: 'fixed link', url: link })
  })

  it('a paid account goes to the portal, never to another payment', () => {
    expect(step(failed(409, 'already_paid'))).toBe('portal')
  })

  it('without a session the person signs in first', () =>
    expect(step(failed(401, 'unauthorized'))).toBe('login'))

  it.each([
    ['a refusal', failed(403, 'forbidden')],
    ['a dispute that is open', failed(409, 'payment_disputed')],
    ['too many tries', failed(429, 'rate_limited')],
    ['a fault of ours', new TypeError('undefined is not a function')],
  ])('%s is told, and nobody is sent to pay', (_what, thrown) => {
    expect(afterFailedCheckout(thrown, link)).toEqual({ go: 'nowhere', because: thrown })
  })

  it('an outage without a fixed link is reported', () => expect(step(failed(503), null)).toBe('nowhere'))
})

const lateAnswer = () =>
  new Promise<{ url: string }>((answer) => setTimeout(answer, 5_000, { url: 'https://pay.example/session' }))

describe('a payment provider that is slow', () => {
  afterEach(() => vi.useRealTimers())

  it('is left for the fixed link before six seconds are over, whatever the call is still waiting for', async () => {
    vi.useFakeTimers()
    const address = paymentAddress(link, () => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(5_999)
    expect(await address).toBe(link)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is waited for until then', async () => {
    vi.useFakeTimers()
    const address = paymentAddress(link, lateAnswer)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await address).toBe('https://pay.example/session')
    expect(vi.getTimerCount()).toBe(0)
  })
})
