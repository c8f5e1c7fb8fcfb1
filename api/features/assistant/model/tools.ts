import * as z from 'zod'
import { explain } from '../../../../tax/index.ts'
import { articleOf, caveatsOf } from '../../../../tax/guide/index.ts'
import {
  type Asked,
  explainOwnCalculation,
  type OwnCalculation,
  type Source,
  sourcesOf,
  suggestionsOf,
  type Turn,
} from '../answering/index.ts'
import { periods, roles, type Period, type Role } from '../reading/index.ts'
import { find } from '../retrieval/index.ts'
import { described } from './described.ts'
import { labelled } from './labels.ts'
import { notSaidIn, type SaidAmounts } from './said.ts'
import type { Use } from './use.ts'

/** The result of a tool: text for the model, and the sources for the person. */
export interface ToolResult {
  text: string
  sources: readonly Source[]
  /** The reading that was proposed, for the person to confirm; it ends the turn. */
  proposed?: Turn
}

/** What the tools work on. */
export interface ToolContext {
  use: Use
  message: string
  turn: Turn
  asked: Asked
  said: SaidAmounts
  consent: boolean
}

const notProposed: ReadonlySet<Role> = new Set(['rate', 'threshold'])
const roleNames = (Object.keys(roles) as Role[]).filter((role) => !notProposed.has(role))
const byAmount = <Name extends string>(names: readonly Name[]) =>
  z.record(z.string().max(100), z.enum(names)).default({})

const schemas = {
  read: z.strictObject({}),
  calculate: z.strictObject({
    roles: byAmount(roleNames).describe('what an amount is, by the words of the person: {"450k": "salary"}'),
    periods: byAmount(Object.keys(periods) as Period[]).describe('how often, by the words of the person'),
  }),
  explain: z.strictObject({}),
  look_up: z.strictObject({ query: z.string().min(1).max(500) }),
} as const
type ToolName = keyof typeof schemas

const about: Readonly<Record<ToolName, string>> = {
  read: 'How the question was read: each amount with what it is and how often, and what is missing.',
  calculate:
    'Says what amounts are that could not be placed. It takes no figures but those of the person, and the person confirms before anything is calculated.',
  explain: 'The person’s own saved calculation, from income to bands, and what would change it.',
  look_up: 'Articles of the guide to the Nigeria Tax Act 2025, with sections.',
}

/** Each use has its tools; the person's own calculation is offered only with their consent. */
const namesFor = (use: Use, consent: boolean): readonly ToolName[] =>
  use === 'labels' ? ['read', 'calculate'] : ['read', 'look_up', ...(consent ? (['explain'] as const) : [])]

/** The tool definitions of the protocol. */
export function toolsFor(use: Use, consent: boolean) {
  return namesFor(use, consent).map((name) => ({
    type: 'function' as const,
    function: {
      name,
      description: about[name],
      parameters: z.toJSONSchema(schemas[name], { io: 'input' }),
    },
  }))
}

const textOnly = (text: string): ToolResult => ({ text, sources: [] })

function runExplain(own: OwnCalculation): ToolResult {
  const { text, sources } = explainOwnCalculation(own)
  if (!own.answers) return { text, sources }
  const explained = explain(own.answers, { currentYear: own.currentYear })
  const lines = [text, ...suggestionsOf(explained), explained.notOffered ?? '']
  return { text: lines.filter((line) => line !== '').join('\n'), sources }
}

function runLookUp(query: string): ToolResult {
  const found = find(query)
  const articles = (found ? [found.id, ...found.others] : []).flatMap((id) => articleOf(id) ?? [])
  const texts = articles.map((article) => {
    const { title, body, sections } = article
    return [title, ...body, ...caveatsOf(article), `Source: ${sections.join('; ')}`].join('\n')
  })
  return {
    text: texts.length === 0 ? 'The guide has nothing on that.' : texts.join('\n\n'),
    sources: sourcesOf(...articles.slice(0, 2).map(({ id }) => id)),
  }
}

function runCalculate(args: unknown, { message, turn, asked }: ToolContext): ToolResult {
  const parsed = schemas.calculate.safeParse(args)
  if (!parsed.success)
    return textOnly(
      'calculate takes { "roles": { amount: role }, "periods": { amount: period } } and no figures of its own.',
    )
  const result = labelled(parsed.data, message, turn, asked)
  return result.turn
    ? { text: 'Proposed to the person.', sources: [], proposed: result.turn }
    : textOnly(result.refused)
}

/** Runs a tool call of the model. An invalid call returns a text that explains the mistake. */
export function runTool({ name, json }: { name: string; json: string }, context: ToolContext): ToolResult {
  const { use, consent, said, turn, asked } = context
  let args: unknown
  try {
    args = JSON.parse(json === '' ? '{}' : json)
  } catch {
    return textOnly('The arguments were no JSON. Call the tool again.')
  }
  if (!namesFor(use, consent).some((each) => each === name)) return textOnly('There is no such tool.')
  const unsaid = notSaidIn(args, said)
  if (unsaid.length > 0) return textOnly('The person did not say that.')
  if (name === 'calculate') return runCalculate(args, context)
  if (name === 'read') return textOnly(described(turn))
  if (name === 'explain') return runExplain(asked.own)
  const parsed = schemas.look_up.safeParse(args)
  return parsed.success ? runLookUp(parsed.data.query) : textOnly('Send { "query": "words" }.')
}
