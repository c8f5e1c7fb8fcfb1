/** Fewest and most characters of a reason in the audit log. */
export const SHORTEST_REASON = 5
export const LONGEST_REASON = 300

/** What stands in a printed line where the reason is to be written: a gap that one sees, in the quotes that a shell needs. */
export const REASON_GAP = `--reason "<why, ${SHORTEST_REASON} letters or more>"`

/** The same where whoever types it says who they are, since their machine keeps no login. */
export const NAME_GAP = '--as "<your name>"'

/** Whether a reason is the gap of a printed line or of a usage, copied as it stands. */
export const isReasonGap = (reason: string): boolean => /^(?:<.*>|TEXT)$/.test(reason.trim())
