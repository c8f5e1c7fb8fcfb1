import { v7 as newId } from 'uuid'
import type { Draft } from '../../../../contract/http/index.ts'
import { answerKeys } from '../../../../tax/index.ts'

/**
 * What this browser kept before there were accounts (SPEC section 3, "legacy keys"), each a JSON array:
 * `naijatax_drafts` of `{ id, answers, currentStep, createdAt, updatedAt }`, `naijatax_submissions` of
 * `{ id, answers, result, completedAt, createdAt }`; ids as `_id` or `id`. It is nobody's until someone says that it
 * is theirs.
 */
export const legacyKeys = { draft: 'naijatax_drafts', submission: 'naijatax_submissions' } as const
type LegacyKind = keyof typeof legacyKeys

/** One entry that can be read. */
export interface LegacyEntry {
  kind: LegacyKind
  /** Place in its array. */
  index: number
  /** Id under which it is brought in, once it has one: bringing it in twice brings it in once. */
  id: string | undefined
  answers: Draft['answers']
  currentStep: number
  completedAt: string | undefined
}

interface Legacy {
  entries: readonly LegacyEntry[]
  /** How many things under the keys are no entry of ours. They stay where they are. */
  unreadable: number
}

const kinds = ['draft', 'submission'] as const
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Reads both keys. Never throws: whatever is found there may have been written by anyone. */
export function readLegacy(storage: Storage | undefined): Legacy {
  const found = kinds.flatMap((kind) =>
    itemsOf(storage, kind).map((item, index) => entryOf(kind, item, index)),
  )
  const entries = found.filter((entry) => entry !== undefined)
  return { entries, unreadable: found.length - entries.length }
}

/** Gives an entry its id in the storage itself, before it is sent. */
export function nameEntry(storage: Storage, { kind, index }: LegacyEntry, id: string = newId()): string {
  const items = itemsOf(storage, kind)
  items[index] = { ...(items[index] as object), importId: id }
  storage.setItem(legacyKeys[kind], JSON.stringify(items))
  return id
}

/** Takes out an entry that the account has now; with the last one the key goes. */
export function removeEntry(storage: Storage, { kind, index }: LegacyEntry): void {
  const left = itemsOf(storage, kind).filter((_item, place) => place !== index)
  if (left.length === 0) storage.removeItem(legacyKeys[kind])
  else storage.setItem(legacyKeys[kind], JSON.stringify(left))
}

/** The members of a key's array; what is no array counts as one thing that is no entry. */
function itemsOf(storage: Storage | undefined, kind: LegacyKind): unknown[] {
  const text = storage?.getItem(legacyKeys[kind]) ?? null
  if (text === null) return []
  try {
    const items = JSON.parse(text) as unknown
    return Array.isArray(items) ? items : [items]
  } catch {
    return [text]
  }
}

function recordOf(item: unknown): Partial<Record<string, unknown>> {
  return typeof item === 'object' && item !== null ? item : {}
}

function idOf(item: unknown): string | undefined {
  const { importId, id, _id } = recordOf(item)
  return [importId, id, _id].find((value): value is string => typeof value === 'string' && uuid.test(value))
}

function entryOf(kind: LegacyKind, item: unknown, index: number): LegacyEntry | undefined {
  const { answers, currentStep, completedAt } = recordOf(item)
  const read = readLegacyAnswers(answers)
  if (read === undefined) return undefined
  const step = typeof currentStep === 'number' && Number.isInteger(currentStep) ? currentStep : 0
  return {
    kind,
    index,
    id: idOf(item),
    answers: read,
    currentStep: Math.min(Math.max(step, 0), 1000),
    completedAt: momentOf(completedAt),
  }
}

function momentOf(value: unknown): string | undefined {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}

/** Half of a character, or none: the server cannot keep these. */
const unstorable = /[\p{Cs}\0]/u
const keys = new Set<string>(answerKeys)

/**
 * Answers as a draft may hold them, without the contract's schema, which weighs more than this whole page.
 * @returns undefined for anything that the server would refuse: unknown keys, long texts, nested values.
 */
export function readLegacyAnswers(found: unknown): Draft['answers'] | undefined {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined
  return Object.entries(found).every(([key, value]) => keys.has(key) && isTyped(value)) ? found : undefined
}

function isTyped(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 200 && !unstorable.test(value)
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}
