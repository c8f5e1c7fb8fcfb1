import type { Step } from './step.ts'

export const failOver: Step = {
  name: 'fail over',
  about: 'the database server is gone with all its connections; the standby is promoted',
  goal: { mayFail: true },
  happen: async ({ sites }) => {
    sites.writer.postgres.kill()
    await sites.promote()
    return undefined
  },
}
