import { fileURLToPath } from 'node:url'

/** What Node is given before the file, in a process that runs the product's sources. */
export const sourceOptions: readonly string[] = ['--import', new URL('jsx.ts', import.meta.url).href]

/** Variables of such a process: compiled code is kept between starts, which makes the next one half the work. */
export const sourceEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
}
