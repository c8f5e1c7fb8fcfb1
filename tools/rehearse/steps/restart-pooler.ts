import type { Step } from './step.ts'

export const restartPooler: Step = {
  name: 'restart PgBouncer',
  about: 'both poolers are killed and started again, one after the other',
  goal: { mayFail: true },
  happen: async ({ sites }) => {
    for (const pooler of sites.poolers) await pooler.restart()
    return undefined
  },
}
