/** How often memory that lies unused is given back, in milliseconds. */
const EVERY = 60_000

/**
 * Once a minute, gives the system the memory that V8 holds and nothing uses: left to itself it does so only when
 * memory runs short, and the worker under load keeps a third more than it needs (`npm run bench:soak`). Everything
 * stands still meanwhile, so it is for processes that nobody waits for. Does nothing where Node is not started with
 * --expose-gc, as the image starts it (Dockerfile).
 * @returns the function that ends it.
 */
export function giveMemoryBack(): () => void {
  const timer = setInterval(() => {
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
