import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const done = new Map<string, Promise<Uint8Array>>()

/**
 * Brotli at full effort, as the server sends a file that was compressed once. Remembers what it gave: a build weighs
 * the same script for several pages and then writes it.
 */
export function fullBrotli(source: Uint8Array): Promise<Uint8Array> {
  const key = createHash('sha256').update(source).digest('base64')
  const compressed = done.get(key) ?? compress(source)
  done.set(key, compressed)
  return compressed
}

function compress(source: Uint8Array): Promise<Uint8Array> {
  return brotli(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })
}

/** Gzip at full effort, for browsers and proxies that know no brotli. */
export function fullGzip(source: Uint8Array): Promise<Uint8Array> {
  return gz(source, { level: 9 })
}
