/** The two cuts that a report is set in, as TrueType files. */
export interface FontFiles {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** The small set has what Nigerian names use; the large one all of Latin-1 and Extended-A besides. */
export type FontSet = 'small' | 'large'
