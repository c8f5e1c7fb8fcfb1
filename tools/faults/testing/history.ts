import type { Email } from 'postal-mime'

/** What one writer wrote to one thing: numbers that only grow. */
export interface Written {
  /** The highest it was told is kept. */
  acknowledged: number
  /** The highest it ever sent. */
  sent: number
}

/** What clients did and were told, to be held against what the product kept. */
export interface History {
  sending(key: string, value: number): void
  acknowledged(key: string, value: number): void
  readonly written: ReadonlyMap<string, Written>
}

/** An empty history. */
export function createHistory(): History {
  const written = new Map<string, Written>()
  const of = (key: string): Written => {
    const known = written.get(key) ?? { acknowledged: 0, sent: 0 }
    written.set(key, known)
    return known
  }
  return {
    sending: (key, value) => void (of(key).sent = Math.max(of(key).sent, value)),
    acknowledged: (key, value) => void (of(key).acknowledged = Math.max(of(key).acknowledged, value)),
    written,
  }
}

/**
 * Compares acknowledged writes with the values that are stored. A write is lost when an acknowledged value is not
 * stored any more, and invented when nobody sent the stored one. A write without an acknowledgement may be stored or not.
 * @param kept the value of each key at the end; undefined when it is gone.
 */
export function findWriteAnomalies(
  { written }: Pick<History, 'written'>,
  kept: (key: string) => number | undefined,
): string[] {
  return [...written].flatMap(([key, { acknowledged, sent }]) => {
    const value = kept(key) ?? 0
    if (value < acknowledged) return [`${key}: ${acknowledged} was acknowledged, ${value} is kept`]
    if (value > sent) return [`${key}: nobody sent ${value}`]
    return []
  })
}

/**
 * Finds mails that are missing for a person who was promised one, and copies. A worker that is killed
 * between the mail server's "250" and its own commit leaves a mail that goes out again; such a copy must be the very
 * same mail.
 * @param promised addresses of people whose request was acknowledged.
 * @param copiesAllowed mails that killed workers may have had in hand.
 */
export function findMailAnomalies(
  mails: readonly Pick<Email, 'messageId' | 'to' | 'text'>[],
  promised: ReadonlySet<string>,
  copiesAllowed: number,
): string[] {
  const byId = Map.groupBy(mails, ({ messageId }) => messageId ?? 'no Message-ID')
  const addressed = new Set(mails.map(({ to }) => to?.[0]?.address ?? 'nobody'))
  const lost = [...promised].filter((address) => !addressed.has(address))
  const copies = [...byId.values()].reduce((sum, same) => sum + same.length - 1, 0)
  const changed = [...byId].filter(([, same]) => new Set(same.map(({ text }) => text)).size > 1)
  return [
    ...lost.map((address) => `no mail to ${address}`),
    ...changed.map(([id]) => `${id} went out with different words`),
    ...(copies > copiesAllowed ? [`${copies} copies, ${copiesAllowed} can be explained`] : []),
  ]
}
