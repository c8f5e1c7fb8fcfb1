/** A link that this tab holds. */
export interface HeldLink {
  token: string
  /** Whether its reader has pressed Open: a reload then asks no more. */
  agreed: boolean
}

const key = 'naijatax:shared'

/** The token after the # of an address; undefined without one. */
export function tokenIn(hash: string): string | undefined {
  const token = hash.replace(/^#/, '').trim()
  return token === '' ? undefined : token
}

/** What this tab holds from before a reload; undefined for another tab's, and where storage is forbidden. */
export function heldLink(storage: Storage | undefined): HeldLink | undefined {
  const text = storage?.getItem(key)
  const [agreed, ...token] = (text ?? '').split(' ')
  return token[0] === undefined ? undefined : { token: token[0], agreed: agreed === 'agreed' }
}

/** Holds a link for reloads of this tab alone. */
export function holdLink(storage: Storage | undefined, { token, agreed }: HeldLink): void {
  try {
    storage?.setItem(key, `${agreed ? 'agreed' : 'new'} ${token}`)
  } catch {
    // Storage is full: a reload then needs the link again.
  }
}

/** Lets go of the link. */
export function dropLink(storage: Storage | undefined): void {
  storage?.removeItem(key)
}
