import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { makeAssistant } from './assistant.ts'

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
  return ['text/html', html.replaceAll('__ASSISTANT_ANSWERS__', answers)]
}
