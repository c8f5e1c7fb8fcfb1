import { join } from 'node:path'
import { build } from 'vite'
import { compressAssets } from './compress.ts'
import { buildFront } from './front.ts'
import { buildServiceWorker } from './service-worker.ts'

// Builds all that the browser is given into dist/web: the client, its service worker, the pages of the public face.
const root = join(import.meta.dirname, '..')
const outDir = join(root, '../dist/web')

await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
await Promise.all([
  compressAssets(outDir),
  buildFront({ root, outDir, workDir: join(root, '../dist/front') }).then(() =>
    buildServiceWorker({ root, outDir }),
  ),
])
await compressAssets(outDir)
