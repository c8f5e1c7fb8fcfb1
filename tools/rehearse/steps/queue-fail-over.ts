import { setTimeout as pause } from 'node:timers/promises'
import type { Step } from './step.ts'

export const queueFailOver: Step = {
  name: 'Redis fails over',
  about: 'the server that Sentinels name is killed (-9); its replica takes over',
  goal: { copies: 5 },
  happen: async ({ sentinels }) => {
    const before = sentinels.writer()
    await sentinels.crash(sentinels.ports.indexOf(before))
    const started = performance.now()
    while (sentinels.writer() === before) {
      if (performance.now() - started > 30_000) throw new Error('The Sentinels named no other server')
      await pause(100)
    }
    return `named after ${((performance.now() - started) / 1000).toFixed(1)} s`
  },
}
