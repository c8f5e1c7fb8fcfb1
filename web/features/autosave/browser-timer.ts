import type { Timer } from './autosave-types.ts'

/** The page's own clock, which no change of the device's time moves. */
export const browserTimer: Timer = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
