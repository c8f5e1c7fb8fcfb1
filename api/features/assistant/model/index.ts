import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Question } from '../question.ts'
import type { Source } from '../answering/index.ts'
import type { Answer } from '../stream.ts'
import { languageOf } from '../reading/index.ts'
import { unsupportedFigures } from './guard.ts'
import { correction, promptOf } from './prompt.ts'
import { tokenMeter } from './tokens.ts'
import { toolsFor, runTool } from './tools.ts'

/** Address and limits of the language model. */
export interface ModelAddress {
  url: string
  model: string
  key: string | undefined
  /** Longest wait for a whole answer, in seconds. */
  seconds: number
  /** Most tokens of a whole answer. */
  tokens: number
}

/** Upper bounds of one turn: rounds of tool calls and answers, tool calls in a round, characters of the answer. */
const bounds = { rounds: 6, tools: 5, characters: 8000 }

/** The model's answer broke a rule or the protocol; it is not asked again. */
class UnusableAnswer extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'UnusableAnswer'
  }
}

/** The first few distinct sources. */
function firstDistinct(sources: readonly Source[]): Source[] {
  const byArticle = new Map(sources.map((source) => [source.article, source]))
  return [...byArticle.values()].slice(0, 3)
}

/**
 * Asks the language model. It may call tools repeatedly; every figure of its answer must be one that a tool returned
 * in this turn. The first answer that breaks this is sent back for correction; the second is refused.
 * @throws when no answer arrives in time, or none that may be shown.
 */
export async function askModel(address: ModelAddress, question: Question): Promise<Answer> {
  const { url: baseURL, key = 'none' } = address
  // Logging is off because the library would log responses it cannot parse, and with them the question.
  const client = new OpenAI({ baseURL, apiKey: key, maxRetries: 0, logLevel: 'off' })
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(address.seconds * 1000)])
  const tools = toolsFor(question.consent)
  const messages: ChatCompletionMessageParam[] = promptOf(question)
  const toolResults: string[] = []
  const sources: Source[] = []
  const meter = tokenMeter(address.tokens, question.budget)
  let corrected = false

  for (let round = 0; round < bounds.rounds; round += 1) {
    const turn = await meter.begin({ messages, tools })
    const completion = await client.chat.completions
      .stream(
        {
          model: address.model,
          messages,
          tools,
          temperature: 0,
          max_tokens: turn.reply,
          stream_options: { include_usage: true },
        },
        { signal },
      )
      .finalChatCompletion()
    await turn.counted(completion.usage?.total_tokens)
    const message = completion.choices[0]?.message
    if (message === undefined) throw new UnusableAnswer('Nothing was said')
    const { content, tool_calls: calls = [] } = message
    if (calls.length > 0) {
      const used = calls.filter((call) => call.type === 'function').slice(0, bounds.tools)
      messages.push({ role: 'assistant', content, tool_calls: used })
      for (const call of used) {
        const toolCall = { name: call.function.name, json: call.function.arguments }
        const result = runTool(toolCall, question)
        toolResults.push(result.text)
        sources.push(...result.sources)
        messages.push({ role: 'tool', tool_call_id: call.id, content: result.text })
      }
      continue
    }
    const text = content?.trim() ?? ''
    if (text === '' || text.length > bounds.characters) throw new UnusableAnswer('Nothing to show')
    const unsupported = unsupportedFigures(text, toolResults)
    if (unsupported.length === 0)
      return {
        kind: 'answered',
        text,
        sources: firstDistinct(sources),
        by: 'model',
        note: null,
        reading: null,
        language: languageOf(question.message),
      }
    if (corrected) throw new UnusableAnswer('Figures that no tool gave')
    corrected = true
    messages.push({ role: 'assistant', content: text }, { role: 'user', content: correction(unsupported) })
  }
  throw new UnusableAnswer('Too many rounds')
}
