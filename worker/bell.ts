/** Wakes one who waits. Rung while nobody waits, it cuts the next wait short. */
export interface Bell {
  ring: () => void
  /** Resolves when the bell rings, at the latest after `ms`. */
  wait: (ms: number) => Promise<void>
}

/** A bell for one who waits. */
export function createBell(): Bell {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(ms) {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      rung = false
      wake = undefined
    },
  }
}
