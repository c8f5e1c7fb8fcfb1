import type { QueryClient } from '@tanstack/react-query'
import type { Draft, Submission } from '../../../contract/http/index.ts'
import { ApiError, errorMessage, isSessionOver, isWaiting } from '../../api/api-error.ts'
import { readProfile, readSubmission, updateSubmission } from '../../api/calls.ts'
import type { DeviceSession } from '../../session/index.ts'
import { refreshSubmissions, submissionKey } from '../calculations/index.ts'
import { dropWaiting, readWaiting } from './store.ts'

/** What became of answers: `saved` also where none waited. */
export type Sent =
  | { readonly phase: 'saved' | 'offline' | 'signed-out' | 'hidden' }
  | { readonly phase: 'refused'; readonly reason: string }

/** Changes some answers of a kept calculation as it stands in the account now: what changed elsewhere stays. */
export async function changeKept(id: string, answers: Draft['answers']): Promise<Submission> {
  const kept = await readSubmission(id)
  if (isHidden(kept)) return kept
  return updateSubmission(id, { answers: { ...kept.answers, ...answers }, completedAt: kept.completedAt })
}

/** The free plan shows a few of the answers only: nothing is written over those that it hides. */
const isHidden = ({ result }: Submission): boolean => result.totalTaxMasked !== null

/**
 * Sends the answers that wait for a kept calculation, one save after the other, in one tab at a time, until none waits.
 * What cannot be sent stays. Never throws.
 */
export async function sendFacts(queries: QueryClient, session: DeviceSession, id: string): Promise<Sent> {
  try {
    return await alone(id, () => send(queries, session, id))
  } catch (thrown) {
    return failureOf(thrown, session, id)
  }
}

function alone(id: string, run: () => Promise<Sent>): Promise<Sent> {
  if ('locks' in navigator) return navigator.locks.request(`naijatax:facts:${id}`, run)
  const before = underWay.get(id) ?? Promise.resolve()
  const next = before.then(run, run)
  underWay.set(id, next)
  return next
}

/** In browsers without locks: what this page sends, by calculation. */
const underWay = new Map<string, Promise<unknown>>()

/** The calculations that the free plan hides, as far as this page has asked: their answers wait for Pro. */
const hidden = new Set<string>()

export const isKnownHidden = (id: string): boolean => hidden.has(id)

async function send(queries: QueryClient, session: DeviceSession, id: string): Promise<Sent> {
  for (let isFirst = true; ; isFirst = false) {
    const facts = readWaiting(session.account, id)
    if (Object.keys(facts).length === 0) {
      if (!isFirst) void refreshSubmissions(queries)
      return { phase: 'saved' }
    }
    const submission = await changeKept(id, facts)
    if (isHidden(submission)) {
      hidden.add(id)
      return { phase: 'hidden' }
    }
    queries.setQueryData(submissionKey(id), submission)
    hidden.delete(id)
    dropWaiting(session, id, facts)
  }
}

async function failureOf(thrown: unknown, session: DeviceSession, id: string): Promise<Sent> {
  if (isSessionOver(thrown)) return { phase: 'signed-out' }
  if (isWaiting(thrown)) return { phase: 'offline' }
  const isGone = thrown instanceof ApiError && thrown.status === 404
  // Of another account it is not found either, and then it may be there for this one.
  if (isGone && !(await isSignedIn(session))) return { phase: 'signed-out' }
  dropWaiting(session, id, readWaiting(session.account, id))
  return { phase: 'refused', reason: errorMessage(thrown) }
}

async function isSignedIn({ account }: DeviceSession): Promise<boolean> {
  return readProfile().then(
    ({ id }) => id === account,
    () => false,
  )
}
