/** Where the list of sessions is kept; asked again once sessions have ended. */
export const sessionsKey = ['sessions'] as const
