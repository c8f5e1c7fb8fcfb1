import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Asked, Reply, Source, Turn } from '../answering/index.ts'
import { replyTo } from '../answering/index.ts'
import type { Question } from '../question.ts'
import { wordsIn } from '../replying/words/index.ts'
import type { Answer } from '../stream.ts'
import { faultsIn } from './faults.ts'
import { correction, promptOf } from './prompt.ts'
import { saidIn } from './said.ts'
import { tokenMeter } from './tokens.ts'
import { runTool, type ToolContext, toolsFor } from './tools.ts'
import type { Use } from './use.ts'

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

/** A question with what the reader and the guide made of it before the model is asked. */
export interface Prepared {
  use: Use
  asked: Asked
  turn: Turn
  /** The answer of the guide and the engine alone. */
  reply: Reply
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

/** The computed answer that the model explains; undefined where there is none. */
const toldBy = ({ use, reply }: Prepared): Reply | undefined =>
  use === 'words' && reply.kind !== 'unknown' ? reply : undefined

/**
 * Asks the language model. For words it explains the computed answer, and may look things up: every figure and claim of
 * its answer must be one that a tool returned in this turn, as what the tool called it. The first answer that breaks this
 * is sent back for correction; the second is refused. For labels it proposes a reading, which the person confirms; what
 * it says besides is never shown.
 * @returns undefined where it proposes nothing, so that the question back stands.
 * @throws when no answer arrives in time, or none that may be shown.
 */
export async function askModel(
  address: ModelAddress,
  question: Question,
  prepared: Prepared,
): Promise<Answer | undefined> {
  const { url: baseURL, key = 'none' } = address
  const { use, asked, turn, reply } = prepared
  // Logging is off because the library would log responses it cannot parse, and with them the question.
  const client = new OpenAI({ baseURL, apiKey: key, maxRetries: 0, logLevel: 'off' })
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(address.seconds * 1000)])
  const { message: asks, consent } = question
  const { currentYear } = asked.own
  const context: ToolContext = {
    use,
    message: asks,
    turn,
    asked,
    said: saidIn([...(asked.earlier ?? []), asks], currentYear, turn.reading.amounts),
    consent,
  }
  const tools = toolsFor(use, consent)
  const told = toldBy(prepared)
  const messages: ChatCompletionMessageParam[] = promptOf(question, use, told?.text)
  const toolResults: string[] = told ? [told.text] : []
  const sources: Source[] = [...(told?.sources ?? [])]
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
        const result = runTool(toolCall, context)
        if (result.proposed) return proposal(result.proposed, asks, asked)
        toolResults.push(result.text)
        sources.push(...result.sources)
        messages.push({ role: 'tool', tool_call_id: call.id, content: result.text })
      }
      continue
    }
    if (use === 'labels') return undefined
    const text = content?.trim() ?? ''
    if (text === '' || text.length > bounds.characters) throw new UnusableAnswer('Nothing to show')
    // What nothing was looked up for is no answer from the guide.
    const faults = sources.length === 0 ? ['no source'] : faultsIn(text, toolResults)
    if (faults.length === 0) return worded(text, firstDistinct(sources), reply)
    if (corrected) throw new UnusableAnswer('What no tool gave')
    corrected = true
    messages.push({ role: 'assistant', content: text }, { role: 'user', content: correction(faults) })
  }
  throw new UnusableAnswer('Too many rounds')
}

/** The model's words for what the guide and the engine told. */
const worded = (text: string, sources: readonly Source[], { language }: Reply): Answer => ({
  kind: 'answered',
  text,
  sources,
  by: 'model',
  note: null,
  reading: null,
  language,
})

/** The reading that the model proposed, to be confirmed. */
function proposal(turn: Turn, message: string, asked: Asked): Answer {
  const reply = replyTo(turn, message, asked)
  return { ...reply, by: 'model', note: wordsIn(reply.language).modelNotes.proposes }
}
