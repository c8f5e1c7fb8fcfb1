import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** The oldest browsers that are served. */
export const browsers = ['es2020', 'chrome80', 'firefox78', 'safari14']

/**
 * Builds something beside the client, without its configuration.
 * @returns the first script of it.
 */
export async function buildBeside(root: string, config: InlineConfig): Promise<Rolldown.OutputChunk> {
  const built = await build({ configFile: false, root, logLevel: 'warn', publicDir: false, ...config })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const entry = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error(`Nothing was built in ${root}`)
  return entry
}

interface BuiltFile {
  file: string
  imports?: string[]
  /** Files that are no scripts, like fonts. */
  assets?: string[]
}

/** What was built of the client, as its manifest says it. */
export interface BuiltClient {
  /** Its document. */
  html: string
  /** Names of everything in the manifest. */
  names: readonly string[]
  /** Addresses of the files of these names and of all that they import. */
  filesOf: (names: readonly string[]) => string[]
  /** Addresses of the files beside the scripts of these names, such as fonts. */
  assetsOf: (names: readonly string[]) => string[]
}

/** Reads what was built of the client. */
export async function readClient(outDir: string): Promise<BuiltClient> {
  const html = await readFile(join(outDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    BuiltFile
  >
  const withImports = (names: readonly string[]): string[] => {
    const wanted = new Set(names)
    // Iterating a Set visits what is added meanwhile.
    for (const name of wanted) for (const other of manifest[name]?.imports ?? []) wanted.add(other)
    return [...wanted]
  }
  return {
    html,
    names: Object.keys(manifest),
    filesOf: (names) =>
      withImports(names)
        .flatMap((name) => manifest[name]?.file ?? [])
        .map((file) => `/${file}`),
    assetsOf: (names) =>
      withImports(names)
        .flatMap((name) => manifest[name]?.assets ?? [])
        .map((file) => `/${file}`),
  }
}

/** Addresses of our files that a document names. */
export function assetsIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address)
}
