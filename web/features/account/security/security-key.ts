/** Query key of who can get into the account; invalidated when something about it changes. */
export const securityKey = ['security'] as const
