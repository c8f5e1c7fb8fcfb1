import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import type { Step } from './step.ts'

export const forgetQueues: Step = {
  name: 'empty Redis',
  about: 'Redis forgets everything while mails wait in it',
  goal: {},
  happen: async ({ mailServer, sentinels }) => {
    // Nobody takes mails for a moment: those that are asked for wait in the queue.
    mailServer.refuseNext(...Array.from({ length: 30 }, () => 451))
    const redis = new Redis(`redis://:rehearsal@127.0.0.1:${sentinels.writer()}`)
    const waiting = () => redis.zcard('bull:mail:delayed')
    while ((await waiting()) < 10) await pause(50)
    const lost = await waiting()
    await redis.flushall()
    redis.disconnect()
    return `${lost} mails waited and were lost`
  },
}
