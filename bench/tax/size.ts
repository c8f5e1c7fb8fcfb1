import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

/** The most that `calculate` may weigh in the browser, in bytes after brotli. */
export const mostForCalculate = 6 * 1024

/**
 * The weight of one module with all that it imports, as the browser gets it: bundled and minified as the web client
 * is, compressed with brotli at full effort.
 * @param entry path below tax/.
 */
export async function brotliSize(entry: string): Promise<number> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: ['es2020', 'chrome80', 'firefox78', 'safari14'],
      minify: true,
      lib: { entry: resolve(import.meta.dirname, '../../tax', entry), formats: ['es'] },
    },
  })
  const results = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  )
  const code = results.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length }
  return brotliCompressSync(code, { params }).length
}
