import { readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Session of a process on Linux (proc_pid_stat(5), the sixth field; the second, its name, may hold anything). */
function sessionOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3])
}

/**
 * Linux shares its processors out among sessions first, and niceness counts only within one (sched(7), autogroup): the
 * priority of a process that leads a session changes only with that of its session.
 */
function lowerSessionPriority(niceness: number, pid: number): void {
  try {
    if (sessionOf(pid) === pid) writeFileSync(`/proc/${pid}/autogroup`, `${niceness}`)
  } catch {
    // Another system, or one without autogroups: niceness alone decides.
  }
}

/**
 * Lowers the priority of a process, as far as this system supports it. Processes that it starts later inherit it,
 * unless they lead a session of their own. Never throws: at worst the priority stays as it is.
 * @param niceness 0 (no change) to 19 (lowest priority).
 */
export function lowerPriority(niceness: number, pid = process.pid): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // The process has ended, or has a lower priority already, which only root may raise.
  }
  lowerSessionPriority(niceness, pid)
}
