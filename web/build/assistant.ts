import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { fullBrotli } from './compress.ts'

/** What the assistant may weigh, in KiB after brotli: the loader that comes unasked, and the frame once it is opened. */
const most = { loader: 2, frame: 10 }

/** One script, whole in itself, for a browser as old as the client's. */
async function scriptOf(root: string, entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['es2020', 'chrome80', 'firefox78', 'safari14'],
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        checks: { bundlerTimings: false },
        output: { format: 'iife' },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`)
  return chunk.code.trim()
}

async function keepWithin(what: string, text: string, kib: number): Promise<void> {
  const weight = (await fullBrotli(Buffer.from(text))).length / 1024
  if (weight > kib)
    throw new Error(`The assistant’s ${what} weighs ${weight.toFixed(1)} KiB, budget ${kib} KiB`)
}

/** Lines without what is there for the eye of who writes them. */
const tight = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Builds the assistant beside the client: its loader, and the page in its frame with style and script inside, so that
 * opening it is one request. @returns what stands under which address, for `documents.json`.
 * @throws Error when either is over its budget.
 */
export async function buildAssistant({
  root,
  outDir,
}: {
  root: string
  outDir: string
}): Promise<{ address: string; file: string }[]> {
  const { html, loader } = await makeAssistant(root)
  await keepWithin('frame', html, most.frame)
  await keepWithin('loader', loader, most.loader)

  const folder = join(outDir, 'front')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'assistant-frame.html'), html)
  await writeFile(join(folder, 'assistant-embed.js'), loader)
  return [
    { address: '/assistant/frame', file: 'front/assistant-frame.html' },
    { address: '/assistant/embed.js', file: 'front/assistant-embed.js' },
  ]
}

/** Makes the frame's page and the loader from their sources below `root`. */
export async function makeAssistant(root: string): Promise<{ html: string; loader: string }> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const styles = tight((await read('styles/tokens.css')) + (await read('assistant/frame/frame.css')))
  const script = (await scriptOf(root, 'assistant/frame/main.ts')).replaceAll('</', '<\\/')
  const html = (await read('assistant/frame/frame.html'))
    .replace(/\s*__STYLES__\s*/, () => styles)
    .replace(/\s*__SCRIPT__\s*/, () => script)
  return { html, loader: await scriptOf(root, 'assistant/embed.ts') }
}
