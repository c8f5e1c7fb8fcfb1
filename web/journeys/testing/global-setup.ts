import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../platform/embedded/testing/index.ts'
import { startProduct, type Services } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    services: Services
  }
}

/** One copy of the product for all journeys of a run; each journey signs up a person of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct(await freePort())
  project.provide('services', product.services)
  return async () => {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
}
