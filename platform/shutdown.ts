import type { Logger } from './logger.ts'

/** One thing to close, in order: readiness first, then what takes work, then what work stands on. */
export interface ShutdownStep {
  name: string
  /** @param crashed whether the process ends because of an error nobody caught. */
  close: (crashed: boolean) => Promise<void> | void
}

/**
 * Closes each in turn. One that fails is logged and does not keep the others open.
 * @returns whether all closed without an error.
 */
export async function closeAll(
  closings: readonly ShutdownStep[],
  logger: Logger,
  crashed = false,
): Promise<boolean> {
  let clean = true
  for (const { name, close } of closings) {
    try {
      await close(crashed)
    } catch (error) {
      clean = false
      logger.error({ err: error, closing: name }, 'could not close')
    }
  }
  return clean
}

/**
 * Ends the process in order on SIGTERM or SIGINT (exit code 0, or 1 when something would not close), and
 * with exit code 1 on an error nobody caught. After `seconds` it stops waiting.
 */
export function shutDownOnSignal(closings: readonly ShutdownStep[], logger: Logger, seconds: number): void {
  let stopping = false
  const stop = (reason: string, failed: boolean): void => {
    if (stopping) return
    stopping = true
    logger.info({ reason }, 'stopping')
    setTimeout(() => {
      logger.error({ seconds }, 'stopped waiting for work in hand')
      process.exit(1)
    }, seconds * 1000).unref()
    void closeAll(closings, logger, failed).then((clean) => process.exit(failed || !clean ? 1 : 0))
  }
  process.on('SIGTERM', () => stop('SIGTERM', false))
  process.on('SIGINT', () => stop('SIGINT', false))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, 'an error nobody caught')
      stop(event, true)
    })
  }
}
