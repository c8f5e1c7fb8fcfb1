/**
 * What a button says while it does what was asked for: all of it, so that one act has one name everywhere. A table of
 * types, which no page downloads.
 */
export type BusyWords =
  | 'Adding…'
  | 'Allowing…'
  | 'Bringing them in…'
  | 'Calculating…'
  | 'Cancelling…'
  | 'Checking…'
  | 'Deleting…'
  | 'Ending…'
  | 'Loading…'
  | 'Logging in…'
  | 'Logging out…'
  | 'Making them…'
  | 'Opening…'
  | 'Preparing your report…'
  | 'Preparing your file…'
  | 'Preparing your pack…'
  | 'Removing…'
  | 'Saving…'
  // The dots are the label that the product fixes [spec 3.11].
  | 'Sending...'
  | 'Sending…'
  | 'Signing out…'
  | 'Signing up…'
  | 'Stopping…'
