import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { browsers, buildBeside } from './bundle.ts'
import { brotliKiB } from './compress.ts'

/** What the assistant may weigh, in KiB after brotli: the loader that comes unasked, and the frame once it is opened. */
const most = { loader: 2, frame: 10 }

/** One script, whole in itself, for a browser as old as the client's. */
async function scriptOf(root: string, entry: string): Promise<string> {
  const { code } = await buildBeside(root, {
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, entry),
        checks: { bundlerTimings: false },
        output: { format: 'iife' },
      },
    },
  })
  return code.trim()
}

async function keepWithin(what: string, text: string, kib: number): Promise<void> {
  const weight = await brotliKiB(text)
  if (weight > kib)
    throw new Error(`The assistant’s ${what} weighs ${weight.toFixed(1)} KiB, budget ${kib} KiB`)
}

/** A style sheet without comments and line breaks. */
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
async function makeAssistant(root: string): Promise<{ html: string; loader: string }> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const styles = tight((await read('styles/tokens.css')) + (await read('assistant/frame/frame.css')))
  const script = (await scriptOf(root, 'assistant/frame/main.ts')).replaceAll('</', '<\\/')
  const html = (await read('assistant/frame/frame.html'))
    .replace(/\s*__STYLES__\s*/, () => styles)
    .replace(/\s*__SCRIPT__\s*/, () => script)
  return { html, loader: await scriptOf(root, 'assistant/embed.ts') }
}

/** While developing: the assistant's loader and frame are made anew at each request, as a build makes them. */
export function assistantInDevelopment(): Plugin {
  return {
    name: 'assistant-in-development',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? '').replace(/\?.*$/, '')
        if (path === '/assistant/frame' || path === '/assistant/embed.js') void answer(root, path, response)
        else next()
      })
    },
  }
}

/** Gives what stands at the path, or what is wrong with its source. */
async function answer(root: string, path: string, response: ServerResponse): Promise<void> {
  const [type, body] = await made(root, path).catch(
    (fault: unknown) => ['text/plain', String(fault)] as const,
  )
  response.setHeader('Content-Type', `${type}; charset=utf-8`)
  response.setHeader('Cache-Control', 'no-store')
  response.end(body)
}

async function made(root: string, path: string): Promise<readonly [type: string, body: string]> {
  const { html, loader } = await makeAssistant(root)
  if (path.endsWith('.js')) return ['text/javascript', loader]
  const answers = process.env['TENI_MODEL_URL'] ? 'model' : 'guide'
  const model = process.env['TENI_MODEL'] ?? ''
  return [
    'text/html',
    html.replaceAll('__ASSISTANT_ANSWERS__', answers).replaceAll('__ASSISTANT_MODEL__', () => model),
  ]
}
