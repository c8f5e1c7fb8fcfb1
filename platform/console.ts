import { format } from 'node:util'
import type { Logger } from './logger.ts'

type Console = Record<'debug' | 'info' | 'log' | 'warn' | 'error', (...said: unknown[]) => void>

/** Most sentences that are remembered as said. */
const MOST_REMEMBERED = 100

/**
 * What a library prints becomes a line of the log, the same sentence once: BullMQ prints its warning about Redis at each
 * connection. Its option against that also ends its look at the version of Redis, by which it waits for jobs.
 */
export function logConsole(logger: Logger, console: Console = globalThis.console): void {
  const remembered = new Set<string>()
  for (const [name, level] of [
    ['debug', 'debug'],
    ['info', 'info'],
    ['log', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const)
    console[name] = (...said) => {
      const sentence = format(...said)
      if (remembered.has(sentence)) return
      if (remembered.size < MOST_REMEMBERED) remembered.add(sentence)
      logger[level]({ said: sentence }, 'a library printed')
    }
}
