import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Step } from './step.ts'

export const forgetQueues: Step = {
  name: 'empty Redis',
  about: 'Redis forgets everything while mails wait in it',
  goal: {},
  happen: async ({ mailServer, sentinels }) => {
    // Nobody takes mails for a moment: those that are asked for wait in the queue.
    mailServer.refuseNext(...Array.from({ length: 10 }, () => 451))
    await pause(2_500)
    const redis = new Redis(`redis://:rehearsal@127.0.0.1:${sentinels.writer()}`)
    const waiting = await redis.dbsize()
    await redis.flushall()
    redis.disconnect()
    return `${waiting} keys were lost`
  },
}
