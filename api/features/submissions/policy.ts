/** The earliest moment of completion that is believed. */
const EARLIEST = 0

/** When a calculation was completed: as the client says, but never in the future; now when it says nothing. */
export function completionTime(claimed: string | undefined, now: Date): Date {
  const claim = claimed === undefined ? now.getTime() : Date.parse(claimed)
  return new Date(Math.max(EARLIEST, Math.min(claim, now.getTime())))
}
