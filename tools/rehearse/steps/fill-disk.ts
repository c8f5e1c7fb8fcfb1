import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Step } from './step.ts'

/** How long the disk stays full, in milliseconds. */
const FULL_FOR = 4_000

export const fillDisk: Step = {
  name: 'full disk',
  about: `the database's disk is full for ${FULL_FOR / 1000} s`,
  goal: { mayFail: true, writesBackWithin: FULL_FOR / 1000 + 10 },
  happen: async ({ sites }) => {
    const { folder } = sites.writer
    const { bavail, bsize, type } = statfsSync(folder)
    // The number of tmpfs in Linux: only a disk of its own is filled.
    if (type !== 0x01021994) throw new Error('The database has no disk of its own here: run this as root')
    const file = join(folder, '..', 'filler')
    const room = Buffer.alloc(bsize * 256)
    try {
      for (let left = bavail; left > 0; left -= 256) writeFileSync(file, room, { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
    // A server with room in its log goes on for a while: it is made to ask for more.
    await sites.writer
      .run('select pg_switch_wal()', 'checkpoint', 'select pg_switch_wal()')
      .catch(() => undefined)
    await pause(FULL_FOR)
    rmSync(file)
    return undefined
  },
}
