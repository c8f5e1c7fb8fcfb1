import { contracting } from '../house/releases.ts'
import type { Step } from './step.ts'

export const complete: Step = {
  name: 'complete',
  about:
    'the release again, then what it uses no more is taken away: migrate, each process, migrate contract',
  goal: {},
  happen: async ({ product, releases }) => {
    await product.run(releases.next, 'db/migrate')
    await product.roll(releases.next)
    const said = await product.run(releases.next, 'db/migrate', 'contract')
    if (!said.includes(`"steps":["${contracting}"]`))
      throw new Error(`the contract step did not run: ${said}`)
    return undefined
  },
}
