import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Session of a process on Linux (proc_pid_stat(5), the sixth field; the second, its name, may hold anything). */
function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3])
}

/**
 * Linux shares its processors out among sessions first, and only within one does niceness count (sched(7), autogroup):
 * a process that leads a session gives way to others only when its session does.
 */
function sessionGivesWay(niceness: number, pid: number): void {
  try {
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, `${niceness}`)
  } catch {
    // Another system, or one that does not group: niceness alone says it all.
  }
}

/**
 * Lets a process give way to others on its machine, as far as this system knows how. Processes that it starts later
 * do so too, unless they lead a session of their own. Never throws: at worst everybody is served alike.
 * @param niceness 0 not at all, 19 as far as can be.
 */
export function giveWay(niceness: number, pid = process.pid): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // The process is gone, or was given more already than we may take back.
  }
  sessionGivesWay(niceness, pid)
}
