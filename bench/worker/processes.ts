import { setTimeout as pause } from 'node:timers/promises'
import { addToOutbox } from '../../db/stores/outbox.ts'
import type { TestMailServer } from '../../worker/testing/mail-server.ts'
import { startProcess } from '../system/processes.ts'
import type { BenchSetup } from './setup.ts'
import { execFileSync } from 'node:child_process'

/** Events that warm the process up, and that are measured. */
const WARM = 5
const MEASURED = 40

/** Quiet between two events, in milliseconds: each finds the worker at rest. */
const PAUSE_BETWEEN_EVENTS_MS = 100

/** Longest that one mail may take, in milliseconds. */
const PATIENCE = 10_000

/** Milliseconds from before the event's transaction until the mail server has the whole mail, one event at a time. */
export async function eventsToMails(
  { database, accountId }: BenchSetup,
  mailServer: TestMailServer,
  worker: { script: string; env: Readonly<Record<string, string>> },
): Promise<number[]> {
  const running = await startProcess(worker.script, worker.env)
  const taken: number[] = []
  try {
    for (let event = 0; event < WARM + MEASURED; event += 1) {
      await pause(PAUSE_BETWEEN_EVENTS_MS)
      const before = mailServer.mails.length
      const started = performance.now()
      await database.transaction((trx) =>
        addToOutbox(trx, {
          job: 'send-email',
          payload: { mail: 'already-registered', accountId },
          accountId,
          now: new Date(),
        }),
      )
      while (mailServer.mails.length === before) {
        if (performance.now() - started > PATIENCE) throw new Error(`No mail came:\n${running.output()}`)
        await pause(1)
      }
      if (event >= WARM) taken.push(performance.now() - started)
    }
    return taken
  } finally {
    await running.stop()
  }
}

/** How long a started process is left alone before it is measured, in milliseconds. */
const SETTLE_MS = 3_000

/** Memory that a process of the product holds at rest, in megabytes (resident). */
export async function memoryAtRest(script: string, env: Readonly<Record<string, string>>): Promise<number> {
  const running = await startProcess(script, env)
  try {
    await pause(SETTLE_MS)
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', `${running.pid}`], { encoding: 'utf8' })
    return Number(kilobytes.trim()) / 1024
  } finally {
    await running.stop()
  }
}
