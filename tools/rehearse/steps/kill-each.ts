import type { Step } from './step.ts'

export const killEach: Step = {
  name: 'kill each process',
  about: 'each API and worker process is killed (-9) and replaced',
  // A worker had at most five mails in hand, and there are two of them.
  goal: { mayFail: true, copies: 10 },
  happen: async ({ product }) => {
    for (const index of product.apis.keys()) await product.replaceApi(index)
    for (const index of product.workers.keys()) await product.replaceWorker(index)
    return undefined
  },
}
