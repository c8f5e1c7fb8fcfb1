import { keysFrom, unsentKeys } from '../../session/device.ts'

/** Whether another account than this one left answers of this draft here. Says nothing of what they are. */
export function isKeptForAnother(account: string, draftId: string, storage: Storage | undefined): boolean {
  const others = keysFrom(storage, unsentKeys('').slice(0, -1)).filter((key) => key.includes(`:${draftId}:`))
  return others.some((key) => !key.startsWith(unsentKeys(account)))
}
