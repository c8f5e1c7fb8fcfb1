import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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
function fullGzip(source: Uint8Array): Promise<Uint8Array> {
  return gz(source, { level: 9 })
}

/** Kibibytes of a text after brotli. */
export async function brotliKiB(text: string): Promise<number> {
  return (await fullBrotli(Buffer.from(text))).length / 1024
}

/** Below this a compressed copy saves no packet. */
const worthCompressing = 512

/**
 * Writes `.br` and `.gz` beside every text file of the build once, at full effort, so that the server only picks a file
 * and never compresses while a person waits. The public pages are packed by the server, which fills them in. Files that
 * have their copies are left alone: called again, it adds those of newer files.
 * @param outDir where the build is written.
 */
export async function compressAssets(outDir: string): Promise<void> {
  const files = new Set(await readdir(outDir, { recursive: true }))
  await Promise.all(
    [...files]
      .filter((file) => !files.has(`${file}.gz`))
      .filter((file) => /\.(js|css|ttf|html|svg|json|webmanifest)$/.test(file) && !file.startsWith('front'))
      .map(async (file) => {
        const path = join(outDir, file)
        const source = await readFile(path)
        if (source.length < worthCompressing) return
        await writeFile(`${path}.br`, await fullBrotli(source))
        await writeFile(`${path}.gz`, await fullGzip(source))
      }),
  )
}
