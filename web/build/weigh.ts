import { fullBrotli } from './compress.ts'

/** What is needed of a chunk to weigh a page. */
export interface WeighedChunk {
  readonly fileName: string
  readonly code: string
  /** Files that the browser loads with this one. */
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** What a page loads before it stands: the document and the style sheet are counted, not weighed. */
export interface PageWeight {
  /** Bytes of script after brotli. */
  readonly bytes: number
  readonly files: number
  /** Heaviest first. */
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[]
}

/**
 * Weighs the page whose code begins in a module: the document's own scripts and the page's, with all that they import.
 * @param html the document; its scripts are named by their files.
 * @param entry how the module's path ends, with forward slashes.
 * @returns undefined when no chunk holds the module.
 */
export async function weighPage(
  chunks: readonly WeighedChunk[],
  html: string,
  entry: string,
): Promise<PageWeight | undefined> {
  const start = chunks.filter(({ fileName }) => html.includes(fileName))
  const page = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/${entry}`)),
  )
  if (page === undefined) return undefined
  const scripts = await Promise.all(
    withImports(chunks, [...start, page]).map(async ({ fileName, code }) => ({
      name: fileName.replace(/^.*\/|-[\w-]{8}\.js$/g, ''),
      bytes: (await fullBrotli(Buffer.from(code))).length,
    })),
  )
  return {
    bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    files: scripts.length + 2,
    scripts: scripts.toSorted((a, b) => b.bytes - a.bytes),
  }
}

function withImports(chunks: readonly WeighedChunk[], from: readonly WeighedChunk[]): WeighedChunk[] {
  const found = new Set(from)
  // A set hands out what is added while it is walked.
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}
