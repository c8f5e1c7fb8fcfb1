/** Name of the lock that a writer holds while its page is open. */
const lockOf = (writer: string) => `naijatax:writer:${writer}`

/**
 * Tells other tabs that this writer is alive and sends its answers itself. A browser without locks tells nothing:
 * then an answer may be sent twice, with one effect.
 * @returns the function that ends it.
 */
export function holdWriterLock(writer: string): () => void {
  let release: (() => void) | undefined
  let isOver = false
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if ('locks' in navigator)
    void navigator.locks.request(lockOf(writer), () => (isOver ? undefined : held)).catch(() => undefined)
  return () => {
    isOver = true
    release?.()
  }
}

/** Whether a writer's page is open in some tab of this browser. */
export async function readLiveWriters(): Promise<(writer: string) => boolean> {
  if (!('locks' in navigator)) return () => false
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  const names = new Set(held.map(({ name }) => name))
  return (writer) => names.has(lockOf(writer))
}
