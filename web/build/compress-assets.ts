import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fullBrotli, fullGzip } from './compress.ts'

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
