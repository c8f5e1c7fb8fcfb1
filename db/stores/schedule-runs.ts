import { schedules, type Timing } from '../../contract/jobs/jobs.ts'
import type { Connection, Transaction } from '../connection.ts'
import { scheduleRuns } from '../tables/operations.ts'

/** Records that a job is scheduled; one that is on record keeps its row. */
export async function noteSchedule(trx: Transaction, job: string, now: Date): Promise<void> {
  await scheduleRuns.query(trx).insert({ job, scheduledAt: now, doneAt: null }).onConflict('job').ignore()
}

/** Records that a job was done; of a job that is not scheduled nothing is recorded. */
export async function noteScheduleRun(connection: Connection, job: string, now: Date): Promise<void> {
  if (!schedules.some(({ name }) => name === job)) return
  await scheduleRuns
    .query(connection)
    .insert({ job, scheduledAt: now, doneAt: now })
    .onConflict('job')
    .merge(['done_at'])
}

/** A scheduled job, and how long ago it was last done. */
export interface ScheduleAge {
  job: string
  /** When it was last done; null when it never was. */
  doneAt: Date | null
  /** Seconds since it was last done; when it never was, since it was first scheduled. Null when no worker scheduled it yet. */
  ageSeconds: number | null
  /** Seconds by which it is later than a run that was missed once explains; 0 when it is not. */
  overdueSeconds: number
}

/** A run that is late by less than this is not missed: the queue was busy. Seconds. */
const LATE = 300

const secondsBetween = (timing: Timing): number => ('every' in timing ? timing.every / 1000 : 24 * 3600)

/** How long ago each scheduled job was done, the most overdue first. */
export async function readScheduleAges(connection: Connection, now: Date): Promise<ScheduleAge[]> {
  const rows = new Map((await scheduleRuns.query(connection)).map((row) => [row.job, row]))
  return schedules
    .map(({ name: job, timing }) => {
      const row = rows.get(job)
      if (!row) return { job, doneAt: null, ageSeconds: null, overdueSeconds: 0 }
      const since = row.doneAt ?? row.scheduledAt
      const ageSeconds = Math.max(0, (now.getTime() - since.getTime()) / 1000)
      return {
        job,
        doneAt: row.doneAt,
        ageSeconds,
        overdueSeconds: Math.max(0, ageSeconds - secondsBetween(timing) - LATE),
      }
    })
    .toSorted((one, other) => other.overdueSeconds - one.overdueSeconds)
}
