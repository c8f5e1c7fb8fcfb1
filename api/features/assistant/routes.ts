import { Readable } from 'node:stream'
import type { Router } from '@koa/router'
import { endpoints } from '../../../contract/http/index.ts'
import { handle } from '../../http/handle.ts'
import { issueToken, signingKey } from '../../http/tokens.ts'
import { presentProfile } from '../profile/index.ts'
import type { Limiter } from '../../http/limits.ts'
import type { Services } from '../../services.ts'
import { answerQuestion } from './answer.ts'
import { ownCalculationOf, requirePaid } from './question.ts'
import type { TokenBudget } from './model/tokens.ts'
import { asEvents } from './stream.ts'

/** The daily token budget of an account, counted across all processes. */
function budgetOf(limits: Limiter<'LIMIT_TENI_TOKENS'>, accountId: string): TokenBudget {
  return {
    reserve: (tokens) => limits.spend('LIMIT_TENI_TOKENS', accountId, tokens),
    release: (tokens) => limits.takeBack('LIMIT_TENI_TOKENS', accountId, tokens),
    charge: async (tokens) => void (await limits.isBeyond('LIMIT_TENI_TOKENS', accountId, tokens)),
  }
}

/** The assistant [spec 12.1, 12.4]: its token, and its answers. Nothing that is asked or answered is kept or logged. */
export function assistantRoutes(router: Router, services: Services): void {
  const { env } = services
  const key = signingKey(env)

  handle(router, services, endpoints.createAssistantToken, async ({ live, now }) => {
    requirePaid(live.account, now)
    const { token, expiresAt } = await issueToken(env, await key, {
      idHash: live.session.idHash,
      holderId: live.account.id,
      now,
      purpose: 'assistant',
    })
    const host = new URL(env.ASSISTANT_HOST ?? env.PUBLIC_URL).origin
    const { id, session } = presentProfile(live)
    return { token, expiresAt: expiresAt.toISOString(), host, id, session }
  })

  handle(router, services, endpoints.askAssistant, async ({ live, limits, body, now, ctx }) => {
    requirePaid(live.account, now)
    const { message, history = [], submissionId, consent = false } = body
    const own = await ownCalculationOf(services, { accountId: live.account.id, submissionId })
    const disconnect = new AbortController()
    ctx.res.once('close', () => disconnect.abort())
    const budget = budgetOf(limits, live.account.id)
    const { logger } = ctx.state
    const question = { message, history, own, consent, budget, signal: disconnect.signal, logger }
    ctx.set('X-Accel-Buffering', 'no')
    return Readable.from(asEvents(answerQuestion(env, question)), { objectMode: false })
  })
}
