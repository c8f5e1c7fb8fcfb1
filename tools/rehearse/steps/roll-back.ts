import { widening } from '../house/releases.ts'
import type { Step } from './step.ts'

export const rollBack: Step = {
  name: 'roll back',
  about: 'the image before it again, on the schema that it does not know: migrate, then each process',
  goal: {},
  happen: async ({ product, releases }) => {
    const said = await product.run(releases.current, 'db/migrate')
    if (!said.includes(widening)) throw new Error('migrate did not tell of the newer schema')
    await product.roll(releases.current)
    return 'migrate tells of the newer schema and ends with 0'
  },
}
