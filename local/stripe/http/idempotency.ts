import type { Context } from 'koa'
import type { State } from '../state/records.ts'
import { StripeFault } from './fault.ts'

/** An answer as it goes out. */
export interface Answer {
  status: number
  body: string
}

/** Answers that are kept; Stripe forgets them after a day. */
const KEPT = 1_000

function answerOrFault(run: () => Answer): Answer {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error
    return { status: error.status, body: JSON.stringify(error.body) }
  }
}

/**
 * Runs a POST once for its Idempotency-Key: the same request again has the same answer, a refusal included.
 * @throws StripeFault 400 when the key was used for another request.
 */
export function answerOnce(state: State, ctx: Context, params: URLSearchParams, run: () => Answer): Answer {
  const key = ctx.get('Idempotency-Key')
  if (ctx.method !== 'POST' || key === '') return answerOrFault(run)
  const asked = `${ctx.path} ${params.toString()}`
  const before = state.answers.find((answer) => answer.key === key)
  if (before) {
    if (before.asked !== asked)
      throw new StripeFault(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    ctx.set('Idempotent-Replayed', 'true')
    return before
  }
  const answer = answerOrFault(run)
  state.answers.push({ key, asked, ...answer })
  if (state.answers.length > KEPT) state.answers.shift()
  return answer
}
