import type { TestProject } from 'vitest/node'
import { freePorts, removeData } from '../../../platform/embedded/testing/index.ts'
import { startProduct, type Services } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    services: Services
  }
}

/** One copy of the product for all journeys of a run; each journey signs up a person of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The ports after the first are the other services'.
  const [first] = await freePorts(9)
  if (first === undefined) throw new Error('No free ports for a copy of the product')
  const product = await startProduct(first)
  project.provide('services', product.services)
  return async () => {
    await product.stop()
    await removeData(product.dataDir)
  }
}
