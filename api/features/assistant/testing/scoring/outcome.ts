/** What an honest expert would accept as an answer, whichever form the question was written in. */
export type Outcome =
  | { readonly kind: 'figure'; readonly naira: number; readonly of?: string }
  | { readonly kind: 'asks'; readonly about?: string }
  /** Of each inner list at least one of the strings stands in the answer. */
  | { readonly kind: 'facts'; readonly says: readonly (readonly string[])[] }
  | { readonly kind: 'article'; readonly ids: readonly string[] }
  | { readonly kind: 'topic'; readonly about: string }
  | { readonly kind: 'declines' | 'does not know' | 'chat' | 'language' }

/** A question with the outcomes that are right. */
export interface ScoredQuestion {
  readonly id: string
  readonly group: string
  readonly ask: string
  readonly after: readonly string[]
  readonly own: boolean
  readonly expect: readonly Outcome[]
  /** Figures that are wrong and tempting. */
  readonly never: readonly number[]
}

interface Want {
  readonly kind: string
  readonly naira?: number
  readonly ids?: readonly string[]
}

interface Written {
  readonly id: string
  readonly group?: string
  readonly class?: string
  readonly ask: string
  readonly after?: readonly string[]
  readonly own?: boolean
  readonly want?: Want
  readonly also?: readonly Want[]
  readonly expect?: readonly Outcome[]
  readonly never?: readonly number[]
}

const plain: Readonly<Record<string, Outcome>> = {
  ask: { kind: 'asks' },
  declined: { kind: 'declines' },
  unknown: { kind: 'does not know' },
  chat: { kind: 'chat' },
  language: { kind: 'language' },
}

/** A rule that leaves something to tax is held by its figure; one that frees all, by its article. */
function outcomesOf({ kind, naira, ids }: Want): Outcome[] {
  const known = plain[kind]
  if (known) return [known]
  if (kind === 'rule' && naira === 0 && ids) return [{ kind: 'article', ids }]
  if (naira !== undefined) return [{ kind: 'figure', naira }]
  return ids ? [{ kind: 'article', ids }] : []
}

/** A line of a file of questions, in either form. @throws when no outcome is right. */
export function questionOf(line: string): ScoredQuestion {
  const {
    id,
    group,
    class: heading,
    ask,
    after,
    own,
    want,
    also,
    expect,
    never,
  } = JSON.parse(line) as Written
  const wanted = expect ?? [...(want ? [want] : []), ...(also ?? [])].flatMap(outcomesOf)
  if (wanted.length === 0) throw new Error(`Question ${id} expects nothing`)
  return {
    id,
    group: group ?? heading ?? 'all',
    ask,
    after: after ?? [],
    own: own ?? group === 'own',
    expect: wanted,
    never: never ?? [],
  }
}

/** The questions of a file, one a line. */
export const questionsOf = (text: string): ScoredQuestion[] => text.trim().split('\n').map(questionOf)
