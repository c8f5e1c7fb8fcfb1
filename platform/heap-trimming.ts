/** Time between two collections, in milliseconds. */
const INTERVAL = 60_000

/**
 * Once a minute, runs a full garbage collection that returns unused memory to the system: left to itself V8 does so
 * only when memory runs short, and the worker under load keeps a third more than it needs (`npm run bench:soak`).
 * The process stands still meanwhile, so it is for processes that answer no requests. Does nothing where Node is not
 * started with --expose-gc, as the image starts it (Dockerfile).
 * @returns the function that ends it.
 */
export function startHeapTrimming(): () => void {
  const timer = setInterval(() => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}
