import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../figures.ts'
import { createActions, type Send } from './actions.ts'
import { arrivalsOf } from './arrivals.ts'
import { createClient } from './client.ts'
import type { LoadSpec, Outcome } from './spec.ts'

// A process of its own: makes the load that it is ordered to make and sends what came of it. Calls are sent when
// their time has come, whatever became of those before, and measured from then.

async function generate(order: LoadSpec): Promise<Outcome> {
  const arrivals = arrivalsOf(order.rates, order.phases)
  const clients = order.apps.map(createClient)
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  const since = (): number => performance.now() - started
  const outcome: Outcome = {
    answered: [],
    drafts: [],
    calculations: [],
    reports: [],
    planned: arrivals.length,
    skipped: 0,
    lateness: 0,
    cpuSeconds: 0,
  }
  const actions = createActions(order.people, outcome, since)
  const late: number[] = []
  const under: Promise<void>[] = []

  for (const [index, { what, phase, at }] of arrivals.entries()) {
    const early = at - since()
    if (early > 0) await pause(early)
    late.push(since() - at)
    const send: Send = async (kind, from, sent) => {
      const got = await (clients[index % clients.length]?.(sent) ??
        Promise.reject(new Error('There is no API')))
      const { status, toldWhen } = got
      outcome.answered.push({ what: kind, phase, at: from, ms: since() - from, status, toldWhen })
      return got
    }
    under.push(actions[what](send, at, phase).then((done) => void (outcome.skipped += done ? 0 : 1)))
  }
  await Promise.all(under)
  const { user, system } = process.cpuUsage(cpuBefore)
  return { ...outcome, lateness: percentile(late, 0.99), cpuSeconds: (user + system) / 1e6 }
}

process.once('message', (order) => {
  void generate(order as LoadSpec).then((outcome) => process.send?.(outcome, () => process.exit()))
})
process.once('disconnect', () => process.exit(1))
