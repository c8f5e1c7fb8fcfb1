import { removeAddresses } from './data-dir/addresses.ts'
import type { Lock } from './data-dir/lock.ts'
import type { Postgres } from './postgres/index.ts'
import type { Service } from './processes/service.ts'
import type { RunningStandIn } from './stand-ins.ts'

/** Everything of a copy that was opened so far and must be closed. */
export interface Opened {
  dataDir: string
  lock?: Lock
  postgres?: Postgres
  standIns: RunningStandIn[]
  services: Service[]
}

/** Longest wait for a process of the product to end by itself, in seconds; it then is ended. */
const patience = 15

/**
 * Closes in order: the API and the worker finish what they have in hand, then what they stand on goes.
 * Nothing that fails to close keeps the rest open.
 */
export async function closeInOrder(opened: Opened): Promise<void> {
  await Promise.allSettled(opened.services.map((service) => service.stop(patience)))
  await Promise.allSettled(opened.standIns.map((standIn) => standIn.stop()))
  await opened.postgres?.stop().catch(() => undefined)
  if (opened.lock) removeAddresses(opened.dataDir)
  opened.lock?.release()
}

/** Ends everything at once, for a person who will not wait; the next start recovers what was in hand. */
export function closeAtOnce(opened: Opened): void {
  for (const service of opened.services) service.kill()
  opened.postgres?.kill()
  if (opened.lock) removeAddresses(opened.dataDir)
}
