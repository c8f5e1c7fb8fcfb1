import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the server received. */
export interface ModelRequest {
  max_tokens?: number
  messages: { role: string; content: unknown }[]
  tools: { function: { name: string } }[]
  stream: boolean
}

/** The server's response to one request: text, a tool call or many, an error, no response, or an invalid response. */
export type Move =
  | { says: string }
  | { calls: string; json: string; times?: number }
  | { fails: number }
  | { hangs: true }
  | { sends: string }

/** A fake language model for tests: speaks the streaming OpenAI chat protocol and plays its moves in order. */
export interface ModelServer {
  readonly url: string
  /** What was asked since it last began to play. */
  readonly requests: readonly ModelRequest[]
  /** Begins to play these moves. */
  plays(moves: readonly Move[]): void
  stop(): Promise<void>
}

/** The token usage that it reports for each answer. */
export const tokensEach = 400

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`

function play(move: Move | undefined, response: ServerResponse): void {
  if (move === undefined || 'fails' in move) {
    response.writeHead(move?.fails ?? 500, { 'Content-Type': 'application/json' }).end('{"error":{}}')
    return
  }
  if ('hangs' in move) return
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  if ('sends' in move) {
    response.end(move.sends)
    return
  }
  if ('says' in move) {
    response.write(chunk({ role: 'assistant', content: '' }))
    // Each letter is its own chunk, so that a figure arrives in pieces.
    for (const word of move.says) response.write(chunk({ content: word }))
    response.write(chunk({}, 'stop'))
  } else {
    response.write(chunk({ role: 'assistant', content: null }))
    const half = Math.ceil(move.json.length / 2)
    for (let index = 0; index < (move.times ?? 1); index += 1) {
      const named = {
        index,
        id: `call-${index}`,
        type: 'function',
        function: { name: move.calls, arguments: '' },
      }
      response.write(chunk({ tool_calls: [named] }))
      for (const part of [move.json.slice(0, half), move.json.slice(half)])
        response.write(chunk({ tool_calls: [{ index, function: { arguments: part } }] }))
    }
    response.write(chunk({}, 'tool_calls'))
  }
  const usage = { prompt_tokens: 300, completion_tokens: 100, total_tokens: tokensEach }
  response.write(
    `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 0, model: 'test', choices: [], usage })}\n\n`,
  )
  response.end('data: [DONE]\n\n')
}

async function bodyOf(request: IncomingMessage): Promise<ModelRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as ModelRequest
}

/** Starts a model server on 127.0.0.1, on a free port unless one is named. */
export async function startModelServer(first: readonly Move[], port = 0): Promise<ModelServer> {
  let moves = first
  const requests: ModelRequest[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(await bodyOf(request))
    play(moves[requests.length - 1], response)
  }
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    plays: (next) => {
      moves = next
      requests.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
