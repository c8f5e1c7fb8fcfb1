import { contracting, widening } from '../house/releases.ts'
import type { Step } from './step.ts'

export const release: Step = {
  name: 'release',
  about: 'a release with a step of the schema: migrate, then each process by a new one',
  goal: {},
  happen: async ({ product, releases }) => {
    const said = await product.run(releases.next, 'db/migrate')
    if (!said.includes(`"steps":["${widening}"]`) || !said.includes(`"waiting":["${contracting}"]`))
      throw new Error(`migrate did not leave the contract step for later: ${said}`)
    await product.roll(releases.next)
    return 'its contract step waits'
  },
}
