import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkSeconds } from './links.ts'
import { mailBound, type BoundedPurpose, type MailedLink } from './mail-bounds.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = Date.parse('2026-05-04T09:00:00Z')

/** What a mailbox was sent, by the rule alone. */
class Mailbox {
  now = START
  readonly sent: MailedLink[] = []
  readonly purpose: BoundedPurpose
  constructor(purpose: BoundedPurpose) {
    this.purpose = purpose
  }

  /** @returns whether a link was mailed. */
  ask(known = false): boolean {
    const now = new Date(this.now)
    const mailed = this.sent.filter(({ sentAt }) => this.now - sentAt.getTime() < DAY)
    if (!mailBound(this.purpose, { mailed, now, known })) return false
    const worksUntil = new Date(this.now + linkSeconds[this.purpose] * 1000)
    this.sent.push({ sentAt: now, worksUntil })
    return true
  }
  get minutesLeft(): number {
    return Math.max(...this.sent.map(({ worksUntil }) => worksUntil.getTime() - this.now)) / MINUTE
  }
  within(span: number): number {
    return this.sent.filter(({ sentAt }) => this.now - sentAt.getTime() < span).length
  }
}

const mostADay: Record<BoundedPurpose, number> = {
  // Eight at the usual gap, then one each fifty minutes at most.
  'reset-password': 8 + 29,
  'know-browser': 8 + 29,
  'link-identity': 8 + 29,
  // Three at the usual gap, then one each eight hours.
  'verify-email': 3 + 3,
}

const purpose = fc.constantFrom(...(Object.keys(mostADay) as BoundedPurpose[]))
/** Minutes before each ask: floods, and pauses of every length. */
const waits = fc.array(
  fc.oneof(
    fc.constant(0),
    fc.double({ min: 0, max: 25, noNaN: true }),
    fc.double({ min: 0, max: 600, noNaN: true }),
    fc.constantFrom(20, 50, 60, 480, 1440),
  ),
  { minLength: 1, maxLength: 80 },
)
describe('strangers who ask for mails in any sequence', () => {
  it('never keep a working link from the mailbox: who asks finds one that works ten minutes more', () => {
    fc.assert(
      fc.property(purpose, waits, (kind, minutes) => {
        const mailbox = new Mailbox(kind)
        for (const wait of minutes) {
          mailbox.now += wait * MINUTE
          mailbox.ask()
          expect(mailbox.minutesLeft).toBeGreaterThanOrEqual(10)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('do not fill the mailbox', () => {
    fc.assert(
      fc.property(purpose, waits, (kind, minutes) => {
        const mailbox = new Mailbox(kind)
        for (const wait of minutes) {
          mailbox.now += Math.min(wait, 60) * MINUTE
          mailbox.ask()
          expect(mailbox.within(HOUR)).toBeLessThanOrEqual(3)
          expect(mailbox.within(DAY)).toBeLessThanOrEqual(mostADay[kind])
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('take nothing from a known browser, which has five more an hour', () => {
    fc.assert(
      fc.property(purpose, waits, fc.nat(79), (kind, minutes, at) => {
        const mailbox = new Mailbox(kind)
        for (const [index, wait] of minutes.entries()) {
          mailbox.now += wait * MINUTE
          mailbox.ask()
          if (index !== at % minutes.length) continue
          for (let more = 0; more < 5; more += 1) expect(mailbox.ask(true)).toBe(true)
          for (let more = 0; more < 5; more += 1) mailbox.ask(true)
          expect(mailbox.within(HOUR)).toBeLessThanOrEqual(8)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

it('a link that was used, or has ended, keeps back no other', () => {
  fc.assert(
    fc.property(purpose, waits, (kind, minutes) => {
      const mailbox = new Mailbox(kind)
      for (const wait of minutes) {
        mailbox.now += wait * MINUTE
        expect(mailbox.ask()).toBe(true)
        for (const link of mailbox.sent)
          if (link.worksUntil.getTime() > mailbox.now) link.worksUntil = new Date(mailbox.now)
      }
    }),
  )
})

it.each([
  ['reset-password', 20],
  ['know-browser', 20],
  ['verify-email', 20],
] as const)('%s: the next one %d minutes later, not earlier', (kind, gap) => {
  const mailbox = new Mailbox(kind)
  expect(mailbox.ask()).toBe(true)
  mailbox.now += gap * MINUTE - 1
  expect(mailbox.ask()).toBe(false)
  mailbox.now += 1
  expect(mailbox.ask()).toBe(true)
})

it('after eight in a day the gap is an hour, less the ten minutes that a link must have left', () => {
  const mailbox = new Mailbox('reset-password')
  for (let time = 0; time < 8; time += 1) {
    expect(mailbox.ask()).toBe(true)
    mailbox.now += 20 * MINUTE
  }
  expect(mailbox.ask()).toBe(false)
  mailbox.now += 30 * MINUTE
  expect(mailbox.ask()).toBe(false)
  mailbox.now += 1
  expect(mailbox.ask()).toBe(true)
})
