import { setTimeout as pause } from 'node:timers/promises'

/** Waits until `seen` gives something, and gives that; fails after `seconds`. */
export async function until<Seen>(
  seen: () => Promise<Seen | false | undefined> | Seen | false | undefined,
  seconds = 10,
): Promise<Seen> {
  const patience = AbortSignal.timeout(seconds * 1000)
  for (;;) {
    const answer = await seen()
    if (answer !== false && answer !== undefined) return answer
    if (patience.aborted) throw new Error(`Not seen within ${seconds} s`)
    await pause(20)
  }
}
