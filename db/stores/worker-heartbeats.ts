import { raw } from 'objection'
import type { Connection } from '../connection.ts'
import type { RowOf } from '../table.ts'
import { workerHeartbeats } from '../tables/operations.ts'

export type WorkerHeartbeat = RowOf<typeof workerHeartbeats>

/** Inserts or updates the row of a running worker process; one that stopped stays stopped. */
export async function writeHeartbeat(
  connection: Connection,
  heartbeat: Omit<WorkerHeartbeat, 'stoppedAt'>,
): Promise<void> {
  await workerHeartbeats
    .query(connection)
    .insert({ ...heartbeat, stoppedAt: null })
    .onConflict('id')
    .merge(['started_at', 'seen_at', 'can_print', 'can_print_since'])
}

/** Notes that a worker process stopped, as it was told to. */
export async function noteStopped(connection: Connection, id: string, now: Date): Promise<void> {
  await workerHeartbeats.query(connection).patch({ stoppedAt: now }).where({ id })
}

/** Deletes the rows of processes that were not seen since `before`. */
export async function purgeHeartbeats(connection: Connection, before: Date): Promise<void> {
  await workerHeartbeats.query(connection).where('seen_at', '<', before).delete()
}

/** Liveness of the worker processes. */
export interface WorkersSeen {
  /** Processes that work and were seen since `since`; one that still starts is none. */
  alive: number
  /** Since when the newest of these works; null when none does. */
  aliveSince: Date | null
  /** Of those alive, how many have no browser that prints. */
  withoutBrowser: number
  /** Since when the first of these has none; null when each has one. */
  withoutBrowserSince: Date | null
  /** Of those alive, how many have not tried yet whether they have one. */
  notTried: number
  /** When any worker was last seen; null when none ever was. */
  lastSeen: Date | null
  /** When the last that was seen stopped as it was told to; null while it runs, or when it was killed. */
  stoppedAt: Date | null
  /** Processes that ended since an hour before without having stopped: killed, or by an error nobody caught. */
  died: number
  /** When the first of these was last seen, and the last; null when none was. */
  diedSince: Date | null
  diedLast: Date | null
}

/** How often a worker writes its heartbeat. Seconds. */
export const HEARTBEAT_EVERY = 10

/**
 * After three missed heartbeats a worker counts as gone. Seconds: longer than a statement may hang in a slow database and than the
 * queues wait before they give its jobs to another.
 */
export const HEARTBEAT_MISSED = 3 * HEARTBEAT_EVERY

/** How many deaths within an hour mean that something kills workers: from then on it needs mending, and an alert says so. */
export const MANY_DIED = 3

/** How long a worker may take from its start until it takes up the first job that waits. Seconds. */
export const BEGINS_WITHIN = 30

const HOUR = 3_600_000

/** How many worker processes were seen since a moment, when the last was, and which of them died in the hour before. */
export async function readWorkersSeen(connection: Connection, since: Date): Promise<WorkersSeen> {
  const row = await workerHeartbeats
    .query(connection)
    .select(
      raw('count(*) as alive'),
      raw('max(started_at) as alive_since'),
      raw('count(*) filter (where not can_print) as without_browser'),
      raw('count(*) filter (where can_print is null) as not_tried'),
      raw('min(can_print_since) filter (where not can_print) as without_browser_since'),
    )
    .where('seen_at', '>=', since)
    .whereColumn('started_at', '<=', 'seen_at')
    .whereNull('stopped_at')
    .first()
    .castTo<
      | {
          alive: string
          aliveSince: Date | null
          withoutBrowser: string
          notTried: string
          withoutBrowserSince: Date | null
        }
      | undefined
    >()
  const died = await workerHeartbeats
    .query(connection)
    .where('seen_at', '<', since)
    .where('seen_at', '>=', new Date(since.getTime() - HOUR))
    .whereNull('stopped_at')
    .orderBy('seen_at')
  const last = await workerHeartbeats
    .query(connection)
    .orderByRaw('coalesce(stopped_at, seen_at) desc')
    .first()
  return {
    alive: Number(row?.alive ?? 0),
    aliveSince: row?.aliveSince ?? null,
    withoutBrowser: Number(row?.withoutBrowser ?? 0),
    notTried: Number(row?.notTried ?? 0),
    withoutBrowserSince: row?.withoutBrowserSince ?? null,
    lastSeen: last?.stoppedAt ?? last?.seenAt ?? null,
    stoppedAt: last?.stoppedAt ?? null,
    died: died.length,
    diedSince: died[0]?.seenAt ?? null,
    diedLast: died.at(-1)?.seenAt ?? null,
  }
}
