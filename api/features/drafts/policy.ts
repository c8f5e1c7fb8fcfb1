/** Most drafts that one account keeps: far more than a person needs, few enough that nobody fills the disk. */
export const MOST_DRAFTS = 200

/** An account may start another draft while it has fewer than the most. */
export function mayStartAnother(kept: number): boolean {
  return kept < MOST_DRAFTS
}
