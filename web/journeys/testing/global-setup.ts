import type { TestProject } from 'vitest/node'
import { freePorts, removeData } from '../../../local/testing/index.ts'
import { startProduct, type Services } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    services: Services
  }
}

/** Starts one copy of the product for all journeys of a run; each journey signs up its own person. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The following ports are for the other services.
  const product = await startProduct(await freePorts(9))
  project.provide('services', product.services)
  return async () => {
    await product.stop()
    removeData(product.dataDir)
  }
}
