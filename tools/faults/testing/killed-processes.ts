import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../db/testing/database.ts'
import { findMailAnomalies } from './history.ts'
import { requestMails } from './mail-requests.ts'
import { useProduct } from './product.ts'
import { waitForMails, findDraftAnomalies } from './persisted.ts'
import { startWriters } from './writers.ts'

const three = [1, 2, 3]

/** Mails that a worker process may have in hand when it is killed. */
const IN_HAND = 5

/** The test of many processes, with the queues on this Redis or, without, on PostgreSQL. */
export function testKilledProcesses(redisUrl: string | undefined): void {
  const db = useTestDatabase()
  const product = useProduct(db, redisUrl)

  test('three API and three worker processes, two of each killed under load: nothing lost, nothing twice', async () => {
    const apis = await Promise.all(three.map(() => product.startApi()))
    const workers = await Promise.all(three.map(() => product.startWorker()))
    const ports = (): number[] => apis.map(({ port }) => port)
    const people = await Promise.all(Array.from({ length: 40 }, () => product.person()))

    const writers = startWriters(people.slice(0, 8), ports)
    const asking = requestMails(people, ports, 50)
    for (const victim of [0, 1]) {
      await pause(400)
      // One mail, of this worker or of another, is at the mail server and not answered yet.
      const held = product.mailServer.holdNext()
      await held.taken
      await workers[victim]?.kill()
      held.release()
      await apis[victim]?.kill()
    }
    const promised = await asking
    await writers.stop()
    await waitForMails(db, 45)

    const acknowledged = [...writers.history.written.values()].map((written) => written.acknowledged)
    expect(Math.min(...acknowledged)).toBeGreaterThan(3)
    expect(writers.outcomes.some(({ status }) => status === 'no answer')).toBe(true)
    expect(await findDraftAnomalies(db, writers.history)).toEqual([])
    expect(promised.size).toBe(people.length)
    expect(findMailAnomalies(product.mailServer.mails, promised, 2 * IN_HAND)).toEqual([])
  }, 120_000)
}
