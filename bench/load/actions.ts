import { setTimeout as pause } from 'node:timers/promises'
import { answersWith, password } from '../population/person.ts'
import { sessionCookie } from '../production-env.ts'
import type { Got, Sent } from './client.ts'
import type { LoadSpec, Outcome, Phase, Rates, SavedDraft } from './spec.ts'
import { createWorkQueue } from './work-queue.ts'

/** Sends for a person and writes down how it went; measured from `at`, in milliseconds since the start. */
export type Send = (what: string, at: number, sent: Sent) => Promise<Got>

/** One thing that a person does, from its planned moment to its end. @returns false when nobody was free to do it. */
type Action = (send: Send, at: number, phase: Phase['name']) => Promise<boolean>

/**
 * How long somebody waits for their report, in milliseconds, and before each question whether it is ready: as the web
 * client asks, and somebody who tries again when it says that it takes longer than usual.
 */
const PATIENCE = 300_000
const firstWaits = [1_000, 1_000, 1_000, 2_000, 2_000, 3_000]
const LATER_WAIT = 5_000

const json = ({ body }: Got): Record<string, unknown> =>
  JSON.parse(body.toString() || '{}') as Record<string, unknown>

const isPdf = ({ status, body }: Got): boolean => status === 200 && body.subarray(0, 5).toString() === '%PDF-'

/** What people do; what was acknowledged is written into `outcome`. @param since milliseconds since the start. */
export function createActions(
  people: LoadSpec['people'],
  outcome: Pick<Outcome, 'drafts' | 'calculations' | 'reports'>,
  since: () => number,
): Record<keyof Rates, Action> {
  const turns = createWorkQueue(people)
  const saved = new Map<string, SavedDraft>()
  let salary = 3_000_000

  return {
    save: async (send, at) => {
      const person = turns.saver()
      if (!person) return false
      const { draftId: id, sessionId } = person
      const typed = (salary += 1)
      const path = `/drafts/${id}`
      const body = { answers: answersWith(typed), currentStep: 5 }
      const cookie = sessionCookie(sessionId)
      const got = await send('save', at, { method: 'PUT', path, cookie, body, minimal: true })
      const draft = saved.get(id) ?? { id, version: 1, salary: 0, unanswered: 0 }
      if (!saved.has(id)) outcome.drafts.push(draft)
      saved.set(id, draft)
      if (got.status === 200) Object.assign(draft, { version: json(got)['version'], salary: typed })
      else draft.unanswered += 1
      turns.saved(person)
      return true
    },
    calculate: async (send, at) => {
      const draft = turns.ready()
      if (!draft) return false
      const typed = (salary += 1)
      const body = { draftId: draft.id, answers: answersWith(typed) }
      const cookie = sessionCookie(draft.person.sessionId)
      const got = await send('calculate', at, { method: 'POST', path: '/submissions', cookie, body })
      if (got.status === 201)
        outcome.calculations.push({ id: String(json(got)['id']), draftId: draft.id, salary: typed })
      return true
    },
    'log in': async (send, at) => {
      const person = turns.anybody()
      if (!person) return false
      const body = { email: person.email, password }
      await send('log in', at, { method: 'POST', path: '/auth/login', body })
      return true
    },
    report: async (send, at, phase) => {
      const asked = turns.submission()
      if (!asked) return false
      const cookie = sessionCookie(asked.person.sessionId)
      const path = `/submissions/${asked.id}/report`
      const report: Outcome['reports'][number] = { phase, ms: undefined }
      outcome.reports.push(report)
      const request = (from: number) =>
        send('ask for a report', from, { method: 'POST', path, cookie, body: {} })
      let { status } = await request(at)
      for (let times = 0; since() - at < PATIENCE; times += 1) {
        await pause(firstWaits[times] ?? LATER_WAIT)
        // A refused request is sent again.
        if (status !== 202) {
          status = (await request(since())).status
          continue
        }
        const got = await send('look for a report', since(), { method: 'GET', path, cookie })
        if (got.status !== 200 || json(got)['status'] !== 'ready') continue
        const file = await send('fetch a report', since(), { method: 'GET', path: `${path}.pdf`, cookie })
        // A refused file is requested again.
        if (!isPdf(file)) continue
        report.ms = since() - at
        break
      }
      return true
    },
  }
}
