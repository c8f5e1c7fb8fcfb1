import type { Ask, Decision, Missing, Supposed } from '../deciding/index.ts'
import type { Reading } from '../reading/index.ts'
import type { Correction } from './change.ts'
import { type Subject, type ToldOf, toldOfNobody } from './subject.ts'

/** What a conversation knows after its earlier messages: folded from them, kept nowhere. */
export interface Known {
  /** The last reading of a sum, with what earlier messages said joined in; undefined before any. */
  readonly reading: Reading | undefined
  /** The sum that was told before that one; undefined before two were. */
  readonly before: Reading | undefined
  /** Whom that is of; undefined before any, and where several people have a part in it. */
  readonly subject: Subject | undefined
  /** The last sum of each person. */
  readonly told: ToldOf
  /** Its own question, while it waits for the answer. */
  readonly asked: Ask | undefined
  /** What the last message came to. */
  readonly last: Decision['kind'] | undefined
  /** What was told since the last question, a message each, oldest first. */
  readonly story: readonly string[]
  /** What was supposed of one's own, while that is talked about. */
  readonly supposed: Supposed | undefined
  /** The message that last looked something up. */
  readonly topic: string | undefined
}

/** Before anything was said. */
export const nothingKnown: Known = {
  reading: undefined,
  before: undefined,
  subject: undefined,
  told: toldOfNobody,
  asked: undefined,
  last: undefined,
  story: [],
  supposed: undefined,
  topic: undefined,
}

/** A message with what earlier ones said joined in. */
export interface Joined {
  readonly reading: Reading
  /** The person saw the reading and said "Calculate". */
  readonly isConfirmed: boolean
  /** What was asked before, where the message only goes on with it ("is there a limit?"). */
  readonly topic: string | undefined
  /** What it was joined to, where the message turned to another person. */
  readonly known?: Known
  /** What a correction changed. */
  readonly correction?: Correction
  /** What the joining itself found missing, and is asked. */
  readonly missing?: Missing
}
