import type { Step } from './step.ts'

export const release: Step = {
  name: 'release',
  about: 'a release with a step of the schema: migrate, then each process by a new one',
  goal: {},
  happen: async ({ product, releases }) => {
    await product.run(releases.next, 'db/migrate')
    await product.roll(releases.next)
    return undefined
  },
}
