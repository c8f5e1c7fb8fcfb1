import type { LegacyEntry } from './legacy-store.ts'

const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** "2 drafts and 1 calculation". */
export function countInWords(entries: readonly LegacyEntry[]): string {
  const drafts = entries.filter(({ kind }) => kind === 'draft').length
  const calculations = entries.length - drafts
  return [drafts > 0 && some(drafts, 'draft'), calculations > 0 && some(calculations, 'calculation')]
    .filter(Boolean)
    .join(' and ')
}

/** "2 were brought into your account." */
export function broughtInWords(count: number): string {
  return `${count} ${count === 1 ? 'was' : 'were'} brought into your account.`
}
