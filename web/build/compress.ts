import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Brotli at full effort, as the server sends a file that was compressed once. */
export function fullBrotli(source: Uint8Array): Promise<Uint8Array> {
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
