import { purgeAuditLog } from '../../../db/stores/audit-log.ts'
import { deleteIdleDrafts, purgeSubmittedDrafts } from '../../../db/stores/drafts.ts'
import { secondsFromNow } from '../../../platform/clock.ts'
import type { WorkerServices } from '../../services.ts'
import type { Process } from '../job.ts'
import { inBatches } from './in-batches.ts'

const YEAR = 365 * 24 * 3600

/**
 * Seconds that records are kept (CHECKLISTS S62): a draft that nobody writes to, one tax year; the trace of a submitted
 * draft, as long as another device could still hold that draft and send it again; the audit log, two years.
 */
const KEEP_IDLE_DRAFTS = YEAR
const KEEP_SUBMITTED_DRAFTS = YEAR
const KEEP_AUDIT_LOG = 2 * YEAR

/** Deletes drafts idle for a year, traces of drafts submitted a year ago, and audit entries of two years ago. */
export const purgeRecords =
  ({ database: { connection }, clock }: WorkerServices): Process<Record<string, never>> =>
  async () => {
    const idle = secondsFromNow(clock, -KEEP_IDLE_DRAFTS)
    const drafts = await inBatches((limit) => deleteIdleDrafts(connection, idle, limit))
    const submitted = secondsFromNow(clock, -KEEP_SUBMITTED_DRAFTS)
    const traces = await inBatches((limit) => purgeSubmittedDrafts(connection, submitted, limit))
    const logged = secondsFromNow(clock, -KEEP_AUDIT_LOG)
    const entries = await inBatches((limit) => purgeAuditLog(connection, logged, limit))
    return `${drafts} drafts, ${traces} traces of drafts, ${entries} audit entries`
  }
