import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Built {
  file: string
  imports?: string[]
}

/** Where Get Started leads. */
const next = 'features/signup/index.tsx'

/** Addresses of the files with which the client begins: those of its document and of the page after the landing. */
export async function filesAhead(outDir: string): Promise<string[]> {
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Built
  >
  if (manifest[next] === undefined) throw new Error(`The client's build has no ${next} to fetch ahead`)
  const wanted = new Set([next])
  // A set hands out what is added while it is walked.
  for (const name of wanted) for (const other of manifest[name]?.imports ?? []) wanted.add(other)
  const ofDocument = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  const ofPage = [...wanted].flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`)
  return [...new Set([...ofDocument, ...ofPage])]
}
