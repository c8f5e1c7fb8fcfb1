import { Gauge } from 'prom-client'
import { within } from '../deadline.ts'
import type { Logger } from '../logger.ts'
import { registry } from './registry.ts'

/** One measured value and its labels. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>
  value: number
}

/** Longest that a reading may take, in milliseconds: Prometheus gives up after ten seconds. */
const LONGEST = 2_000

/**
 * A figure that is read when Prometheus asks for it. When it cannot be read it is left out, so that an old value never
 * stands for a new one, and the other figures are still told.
 */
export function measured<const Label extends string>(
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
  read: () => Promise<readonly Reading<Label>[]>,
  logger: Logger,
): void {
  const gauge = new Gauge<Label>({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      // A figure without labels would be reset to 0, which is a value too.
      if (labels.length > 0) gauge.reset()
      else gauge.remove()
      try {
        for (const { labels: of, value } of await within(LONGEST, `reading ${name}`, read()))
          gauge.set(of, value)
      } catch (error) {
        logger.warn({ err: error, metric: name }, 'a figure could not be read')
      }
    },
  })
}
