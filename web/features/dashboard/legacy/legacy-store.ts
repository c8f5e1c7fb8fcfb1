import { v4 as newId } from 'uuid'
import type { Draft } from '../../../../contract/http/index.ts'
import { answerKeys } from '../../../../tax/index.ts'

/**
 * What this browser stored before accounts existed [spec 5.7], each a JSON array: `naijatax_drafts` of
 * `{ id, answers, currentStep, createdAt, updatedAt }`, `naijatax_submissions` of
 * `{ id, answers, result, completedAt, createdAt }`; ids as `_id` or `id`. It belongs to no account until someone
 * claims it.
 */
export const legacyKeys = { draft: 'naijatax_drafts', submission: 'naijatax_submissions' } as const
type LegacyKind = keyof typeof legacyKeys

/** One entry that can be read. */
export interface LegacyEntry {
  kind: LegacyKind
  /** Index in its array. */
  index: number
  /** Id under which it is imported, once it has one; importing twice under one id creates one draft. */
  id: string | undefined
  answers: Draft['answers']
  currentStep: number
  completedAt: string | undefined
}

interface Legacy {
  entries: readonly LegacyEntry[]
  /** How many values under the keys cannot be read. They stay where they are. */
  unreadable: number
}

const kinds = ['draft', 'submission'] as const
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Reads both keys. Never throws, because anyone may have written there. */
export function readLegacy(storage: Storage | undefined): Legacy {
  const all = kinds.flatMap((kind) => itemsOf(storage, kind).map((item, index) => entryOf(kind, item, index)))
  const entries = all.filter((entry) => entry !== undefined)
  return { entries, unreadable: all.length - entries.length }
}

/** Stores a new id in the entry before it is sent. @returns the id. */
export function assignId(storage: Storage, { kind, index }: LegacyEntry, id: string = newId()): string {
  const items = itemsOf(storage, kind)
  items[index] = { ...(items[index] as object), importId: id }
  storage.setItem(legacyKeys[kind], JSON.stringify(items))
  return id
}

/** Removes an entry; the key goes with the last one. */
export function removeEntry(storage: Storage, { kind, index }: LegacyEntry): void {
  const remaining = itemsOf(storage, kind).filter((_item, place) => place !== index)
  if (remaining.length === 0) storage.removeItem(legacyKeys[kind])
  else storage.setItem(legacyKeys[kind], JSON.stringify(remaining))
}

/** The items of a key's array; a value that is not an array counts as one unreadable item. */
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

/** Lone surrogates and NUL: the server cannot store them. */
const unstorable = /[\p{Cs}\0]/u
const keys = new Set<string>(answerKeys)

/**
 * Validates answers without the contract's schema, which weighs more than this whole page.
 * @returns undefined for anything that the server would refuse: unknown keys, long texts, nested values.
 */
export function readLegacyAnswers(value: unknown): Draft['answers'] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return Object.entries(value).every(([key, answer]) => keys.has(key) && isAnswerValue(answer))
    ? value
    : undefined
}

function isAnswerValue(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 200 && !unstorable.test(value)
  return value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}
