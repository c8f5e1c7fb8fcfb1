import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reminderLeads } from '../../../contract/jobs/reminders.ts'
import { daysUntil, dueOfDates, isRenewalDue, MORNING, renewalSpan, type DatedKind } from './due.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** What is due, as text. */
const dueAt = (moment: string | Date) =>
  dueOfDates(new Date(moment)).map(({ kind, about }) => `${kind} ${about}`)

describe('the days of the law', () => {
  test.each([
    ['2027-01-17T06:59:59Z', []],
    ['2027-01-17T07:00:00Z', ['employer 2027-01-31 14']],
    ['2027-01-27T22:59:59Z', ['employer 2027-01-31 14']],
    // Past midnight in Lagos and before the morning.
    ['2027-01-27T23:00:00Z', []],
    ['2027-01-28T07:00:00Z', ['employer 2027-01-31 3']],
    ['2027-01-31T22:59:59Z', ['employer 2027-01-31 3']],
    ['2027-02-01T09:00:00Z', []],
    ['2027-03-16T22:00:00Z', []],
    ['2027-03-17T07:00:00Z', ['return 2027-03-31 14']],
    ['2027-03-28T07:00:00Z', ['return 2027-03-31 3']],
    ['2027-04-01T09:00:00Z', []],
    ['2026-12-31T23:30:00Z', []],
  ])('at %s: %j', (moment, expected) => expect(dueAt(moment)).toEqual(expected))
})

/** A moment of 2026 to 2032, to the minute. */
const moment = fc
  .integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2032-12-31') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000))

/** What happens to one account: it asks for reminders, ends them, or the job runs, after a pause. */
const happening = fc.record({
  what: fc.constantFrom('ask', 'end', 'run', 'run', 'run', 'run', 'run twice'),
  pause: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 3 * HOUR }),
    fc.integer({ min: 0, max: 9 * DAY }),
    fc.integer({ min: 0, max: 200 * DAY }),
  ),
})

/** Plays what happens against the rule, with a record of what was told that outlives a restart, as the table does. */
function mailsOf(start: Date, happenings: readonly { what: string; pause: number }[]) {
  const told = new Set<string>()
  const mails: { kind: DatedKind; day: string; lead: number; wasOn: boolean; left: number }[] = []
  let [now, isOn] = [start, false]
  const run = () => {
    if (!isOn) return
    for (const { kind, about } of dueOfDates(now)) {
      if (told.has(`${kind} ${about}`)) continue
      told.add(`${kind} ${about}`)
      const [day = '', lead] = about.split(' ')
      mails.push({ kind, day, lead: Number(lead), wasOn: isOn, left: daysUntil(day, now) })
    }
  }
  for (const { what, pause } of happenings) {
    now = new Date(now.getTime() + pause)
    if (what === 'ask' || what === 'end') isOn = what === 'ask'
    for (const _ of what.match(/run|twice/g) ?? []) run()
  }
  return mails
}

test('whatever the times of runs, repeats and ends, each goes out at most once, in its days, in its order', () => {
  fc.assert(
    fc.property(moment, fc.array(happening, { maxLength: 60 }), (start, happenings) => {
      const mails = mailsOf(start, happenings)
      for (const { kind, lead, wasOn, left } of mails) {
        expect(wasOn).toBe(true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(lead)
        // The first one gives way to the last as soon as that is due.
        const [first, last] = reminderLeads[kind]
        expect(lead === first ? left > last : left <= last).toBe(true)
      }
      for (const kind of ['employer', 'return'] as const)
        for (const day of new Set(mails.map((mail) => mail.day))) {
          const leads = mails.filter((mail) => mail.kind === kind && mail.day === day).map(({ lead }) => lead)
          expect([[], [14], [3], [14, 3]]).toContainEqual(leads)
        }
    }),
    { numRuns: 300 },
  )
})

test('who asks for it all the time gets every one, when the job runs once on each day after the morning began', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2026, max: 2040 }),
      fc.array(fc.integer({ min: MORNING * 60, max: 24 * 60 - 1 }), { minLength: 120, maxLength: 120 }),
      (year, minutes) => {
        const told: string[] = []
        const first = Date.parse(`${year}-01-01T00:00:00+01:00`)
        minutes.forEach((minute, day) => {
          const now = new Date(first + day * DAY + minute * 60_000)
          told.push(...dueAt(now).filter((name) => !told.includes(name)))
        })
        expect(told).toEqual([
          `employer ${year}-01-31 14`,
          `employer ${year}-01-31 3`,
          `return ${year}-03-31 14`,
          `return ${year}-03-31 3`,
        ])
      },
    ),
    { numRuns: 100 },
  )
})

test('who asks late gets what is left: the last one until the day itself', () => {
  const kinds: readonly DatedKind[] = ['employer', 'return']
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.integer({ min: 0, max: 30 }), (kind, left) => {
      const day = kind === 'employer' ? '2027-01-31' : '2027-03-31'
      const now = new Date(Date.parse(`${day}T12:00:00+01:00`) - left * DAY)
      const [first, last] = reminderLeads[kind]
      const lead = left <= last ? last : left <= first ? first : undefined
      expect(dueAt(now)).toEqual(lead === undefined ? [] : [`${kind} ${day} ${lead}`])
    }),
  )
})

describe('the early word of a renewal', () => {
  test.each([
    [31, false],
    [30, true],
    [15, true],
    [14, false],
    [0, false],
    [-1, false],
  ])('%i days before: %s', (days, expected) => {
    const renewsAt = new Date('2027-06-30T10:00:00Z')
    expect(isRenewalDue(renewsAt, new Date(renewsAt.getTime() - days * DAY))).toBe(expected)
  })

  test('comes by the days of Lagos, in the day, and only within the span that is searched', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: -5 * DAY, max: 40 * DAY }), (now, ahead) => {
        const renewsAt = new Date(now.getTime() + ahead)
        if (!isRenewalDue(renewsAt, now)) return
        const { from, to } = renewalSpan(now)
        expect(renewsAt > from && renewsAt <= to).toBe(true)
        expect(new Date(now.getTime() + HOUR).getUTCHours()).toBeGreaterThanOrEqual(MORNING)
      }),
      { numRuns: 500 },
    )
  })
})
