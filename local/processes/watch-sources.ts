import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import type { Service } from './service.ts'

/** Which folders each process is made of. Vite watches the web client by itself. */
const made: Readonly<Record<string, readonly string[]>> = {
  api: ['api', 'db', 'platform', 'tax', 'templates', 'contract'],
  worker: ['worker', 'db', 'platform', 'tax', 'templates', 'contract'],
}

/** An editor saves in several steps; they count as one change, in milliseconds. */
const pause = 150

/** Restarts a process when a file it is made of was saved. */
export function watchSources(
  root: string,
  services: readonly Service[],
  notice: (sentence: string) => void,
): void {
  for (const service of services) {
    let timer: NodeJS.Timeout | undefined
    const change = (name: string | null): void => {
      if (!name || !/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        notice(`${service.name} starts anew: ${name} was saved`)
        service.restart()
      }, pause)
    }
    for (const folder of (made[service.name] ?? []).map((name) => join(root, name)))
      if (existsSync(folder)) watch(folder, { recursive: true }, (_event, name) => change(name)).unref()
  }
}
