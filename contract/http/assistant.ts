import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { timestamp, uuid } from './fields.ts'
import { profile } from './users.ts'

/**
 * Longest question, which is also the longest earlier turn of the person, and longest turn of an answer that goes along, in
 * characters; most turns: twenty of the person. All of it together fits in a body of 64 KiB: who asks trims the answers.
 */
export const assistantBounds = { question: 2000, turn: 4000, turns: 40 } as const

const words = (most: number) =>
  z.string('Type a question').check(
    z.refine((text) => text.trim() !== '', 'Type a question'),
    z.maxLength(most, `Ask in at most ${most} characters`),
  )

const turn = z
  .strictObject({
    by: z.enum(['person', 'assistant'], 'by is person or assistant'),
    text: words(assistantBounds.turn),
  })
  .check(
    z.refine(
      ({ by, text }) => by === 'assistant' || text.length <= assistantBounds.question,
      `A turn of the person has at most ${assistantBounds.question} characters`,
    ),
  )
/** One thing that was said in a conversation. */
export type Turn = z.infer<typeof turn>

/** A way to answer or to correct by a tap: its words are sent as the person's next message. */
export interface Tap {
  label: string
  says: string
}

/** One thing that was read in a question, above its figure. */
export interface Chip {
  /** "pay ₦450,000 a month". */
  label: string
  /** It was not said but supposed, or could not be placed: drawn dashed. */
  isSupposed: boolean
  /** The amount to correct in a box; null where there is none. `says` has {amount} in the place of what is typed. */
  box: { label: string; value: string; says: string } | null
  /** What else it may be. */
  choices: Tap[]
}

/** How a question was read: event `reading` of the stream. */
export interface ShownReading {
  chips: Chip[]
  /** Its own question with taps; null where nothing is missing. */
  ask: { slot: string; options: Tap[] } | null
  /** Answers for a draft of the questionnaire; null where there is nothing to open. */
  draft: Record<string, string | number> | null
}

/** The end of an answer: event `done` of the stream. */
export interface AnswerEnd {
  kind: string
  by: 'guide' | 'model'
  /** A remark on how the answer came about; null when there is none. */
  note: string | null
  /** Of the answer's words, as a `lang` attribute has it; English where it is left out. */
  language?: 'en' | 'pcm' | 'yo' | 'ha' | 'ig'
}

export const createAssistantToken = endpoint({
  method: 'POST',
  path: '/assistant/token',
  access: 'verified',
  summary:
    'A signed token for the assistant alone, and where its script is. It works for five minutes, while the session lasts and the plan is paid; 402 plan_required without one.',
  status: 200,
  answer: z.object({
    token: z.string(),
    expiresAt: timestamp,
    /** Origin of the assistant service: ours unless ASSISTANT_HOST names another. */
    host: z.string(),
    /** Whose token it is, as in the profile: a page that shows another session's person uses none of it. */
    ...z.pick(profile, { id: true, session: true }).shape,
  }),
  errors: ['plan_required'],
})

export const askAssistant = endpoint({
  method: 'POST',
  path: '/assistant/messages',
  access: 'assistant',
  limits: [
    { name: 'LIMIT_ASSISTANT', by: 'account' },
    { name: 'LIMIT_TENI_TOKENS', by: 'account', counts: 'tokens of the model' },
  ],
  summary:
    'Ask the assistant; it answers as server-sent events: reading { chips, ask, draft } where the question has amounts, delta { text }, sources [{ article, title, sections }], done { kind, by, note, language }. Nothing of it is kept. Without submissionId the newest calculation is meant; only with consent do the person’s own figures reach a language model.',
  status: 200,
  body: z.strictObject({
    message: words(assistantBounds.question),
    history: z.optional(
      z
        .array(turn, 'history is a list of turns')
        .check(z.maxLength(assistantBounds.turns, `Send at most the last ${assistantBounds.turns} turns`)),
    ),
    submissionId: z.optional(uuid('submissionId must be a UUID')),
    consent: z.optional(z.boolean('consent is true or false')),
  }),
  answerType: 'text/event-stream',
  /** A stream of the server. */
  answer: z.custom<AsyncIterable<unknown>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  ),
  errors: ['plan_required', 'not_found'],
})
