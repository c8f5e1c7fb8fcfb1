import { keysWithPrefix, unsentKeyPrefix } from '../../session/account-storage.ts'

/** Whether another account than this one left answers of this draft here. Says nothing of what they are. */
export function isKeptForAnother(account: string, draftId: string, storage: Storage | undefined): boolean {
  const others = keysWithPrefix(storage, unsentKeyPrefix('').slice(0, -1)).filter((key) =>
    key.includes(`:${draftId}:`),
  )
  return others.some((key) => !key.startsWith(unsentKeyPrefix(account)))
}
