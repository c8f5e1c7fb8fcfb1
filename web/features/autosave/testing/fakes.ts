import type { Timer } from '../autosave-types.ts'

/** A clock that the test advances. */
export interface FakeTimer extends Timer {
  /** Advances the clock, runs due timers in order, and lets promises settle in between. */
  advance: (ms: number) => Promise<void>
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

export function fakeTimer(): FakeTimer {
  let now = 0
  let due: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    after: (ms, run) => {
      const entry = { at: now + ms, run }
      due.push(entry)
      return () => {
        due = due.filter((other) => other !== entry)
      }
    },
    advance: async (ms) => {
      const until = now + ms
      await settle()
      for (;;) {
        const [next] = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        due = due.filter((other) => other !== next)
        now = next.at
        next.run()
        await settle()
      }
      now = until
    },
  }
}

/** localStorage for a test; `full` makes every write fail. */
export function fakeStorage({ full = false } = {}): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => {
      if (full) throw new Error('QuotaExceededError')
      entries.set(key, value)
    },
  }
}
