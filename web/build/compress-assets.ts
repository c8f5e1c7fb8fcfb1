import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fullBrotli, fullGzip } from './compress.ts'

/** Below this a compressed copy saves no packet. */
const worthCompressing = 512

/**
 * Writes `.br` and `.gz` beside every text asset once, at full effort, so that the server only picks a file
 * and never compresses while a person waits.
 * @param outDir where the build is written.
 */
export function compressAssets(outDir: string): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = outDir }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(js|css|ttf|html|svg|json|txt|webmanifest)$/.test(file))
          .map(async (file) => {
            const path = join(dir, file)
            const source = await readFile(path)
            if (source.length < worthCompressing) return
            await writeFile(`${path}.br`, await fullBrotli(source))
            await writeFile(`${path}.gz`, await fullGzip(source))
          }),
      )
    },
  }
}
