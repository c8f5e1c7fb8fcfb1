import { untilCaughtUp } from '../house/database.ts'
import type { Step } from './step.ts'

export const demote: Step = {
  name: 'demote',
  about: 'the server is demoted in place and keeps its connections; the standby is promoted',
  goal: { mayFail: true },
  happen: async ({ sites }) => {
    await sites.renewStandby()
    const { writer } = sites
    await writer.run("alter system set default_transaction_read_only = 'on'", 'select pg_reload_conf()')
    await untilCaughtUp(writer)
    await sites.promote()
    return undefined
  },
}
