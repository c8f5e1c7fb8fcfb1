/** What one visit keeps of an upgrade, in this tab. None of it opens anything: the server alone says who has paid. */
const returnedKey = 'naijatax:upgraded'
const celebratedKey = 'naijatax:celebrated'

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

const is = (key: string) => withStorage((storage) => storage.getItem(key)) === '1'
const set = (key: string) => withStorage((storage) => storage.setItem(key, '1'))

/** The person came back from a payment (SPEC section 4, Upgrade celebration). */
export const noteReturned = () => set(returnedKey)
export const hasReturned = () => is(returnedKey)
export const forgetReturned = () => withStorage((storage) => storage.removeItem(returnedKey))

/** Once per session, not once per payment. */
export const noteCelebrated = () => set(celebratedKey)
export const hasCelebrated = () => is(celebratedKey)
