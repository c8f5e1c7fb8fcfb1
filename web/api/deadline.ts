/**
 * A signal that calls off what takes too long. Browsers of 2020 have no AbortSignal.timeout.
 * @param ms milliseconds.
 * @param caller calls off the same.
 * @returns the signal, and the function that ends the wait.
 */
export function deadline(ms: number, caller?: AbortSignal): [signal: AbortSignal, end: () => void] {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  caller?.addEventListener('abort', abort)
  if (caller?.aborted) abort()
  return [controller.signal, () => clearTimeout(timer)]
}

/** How long a silent server is waited for by what goes on without its answer, in milliseconds. */
export const SHORT_PATIENCE_MS = 4_000
