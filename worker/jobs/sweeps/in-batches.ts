/** Rows deleted at a time: short locks, well within the statement timeout. */
const BATCH = 1_000

/** Deletes in batches until one comes back short. @returns how many rows went. */
export async function inBatches(remove: (limit: number) => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const removed = await remove(BATCH)
    total += removed
    if (removed < BATCH) return total
  }
}
