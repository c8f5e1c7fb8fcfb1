/** Query key of who can get into the account; invalidated when something about it changes. */
export const securityKey = ['security'] as const

/** Query key of the address that waits for its link; the server knows it after a reload too. */
export const emailChangeKey = ['email-change'] as const
