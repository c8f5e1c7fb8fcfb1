import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientAddresses } from '../addresses.ts'
import { assetsIn, browsers, buildBeside, readClient } from './bundle.ts'

/** The pages that a person may need without a connection: all of the questionnaire and what leads to it. */
const pages = ['dashboard', 'questionnaire', 'results', 'submission']

/**
 * Of their folders, what only an answer of the server leads to: a draft that ended, an edit that a session's end cut off. And
 * what an older version left on a device, which few devices hold, and no connection does without.
 */
const neverOffline = ['features/questionnaire/lazy/', 'features/dashboard/legacy/']

/** Any of them gives the client's document; this one stands for all. */
const clientAddress = '/dashboard'

/** How the names of what makes a report, and the working of a result, begin in the manifest. */
const keptNames = ['features/report/drawing/make-report.ts', '_explained-']

/** Files that are kept once they were used, so that the next report, or result, needs no connection. */
async function keptFiles(outDir: string): Promise<string[]> {
  const { names, filesOf, assetsOf } = await readClient(outDir)
  return keptNames.flatMap((start) => {
    const found = names.filter((name) => name.startsWith(start))
    if (found.length === 0) throw new Error(`The manifest does not name ${start}: name what is kept.`)
    return [...filesOf(found), ...assetsOf(found)]
  })
}

/** Files of the shell: who has used the questionnaire has them in the browser's cache already, so they cost no data. */
async function shellFiles(outDir: string): Promise<{ url: string; revision: string | null }[]> {
  const { html, names, filesOf } = await readClient(outDir)
  const ofPages = filesOf(
    names
      .filter((name) => pages.some((page) => name.includes(`/${page}/`) || name.startsWith(`_${page}-`)))
      .filter((name) => !neverOffline.some((folder) => name.startsWith(folder))),
  )
  const start = await readFile(join(outDir, 'front/landing.html'), 'utf8')
  const assets = [...new Set([...assetsIn(html), ...assetsIn(start), ...ofPages])].map((url) => ({
    url,
    revision: null,
  }))
  return [
    { url: clientAddress, revision: revisionOf(html) },
    { url: '/', revision: revisionOf(start) },
    ...assets,
  ]
}

const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Builds the service worker beside the client, with the list of what it keeps. */
export async function buildServiceWorker({ root, outDir }: { root: string; outDir: string }): Promise<void> {
  const pagePattern = `^(${clientAddresses.map((address) => address.replace(/:\w+/g, '[^/]+')).join('|')})/?$`
  const shell = await shellFiles(outDir)
  const inShell = new Set(shell.map(({ url }) => url))
  const kept = [...new Set(await keptFiles(outDir))].filter((url) => !inShell.has(url))
  await buildBeside(root, {
    define: {
      SHELL_FILES: JSON.stringify(shell),
      KEPT_FILES: JSON.stringify(kept),
      CLIENT: JSON.stringify({ address: clientAddress, pages: pagePattern }),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: { 'service-worker': join(root, 'service-worker/main.ts') },
        checks: { bundlerTimings: false },
        output: { entryFileNames: '[name].js', format: 'iife' },
      },
    },
  })
}
