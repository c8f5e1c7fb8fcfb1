import { complete } from './complete.ts'
import { demote } from './demote.ts'
import { failOver } from './fail-over.ts'
import { fillDisk } from './fill-disk.ts'
import { forgetQueues } from './forget-queues.ts'
import { killEach } from './kill-each.ts'
import { queueFailOver } from './queue-fail-over.ts'
import { release } from './release.ts'
import { restartPooler } from './restart-pooler.ts'
import { restoreBackup } from './restore-backup.ts'
import { rollBack } from './roll-back.ts'
import { rotateSecrets } from './rotate-secrets.ts'
import type { Step } from './step.ts'

/** Everything that is rehearsed, in this order. */
export const steps: readonly Step[] = [
  release,
  rollBack,
  complete,
  killEach,
  restartPooler,
  fillDisk,
  rotateSecrets,
  restoreBackup,
  failOver,
  demote,
  forgetQueues,
  queueFailOver,
]
