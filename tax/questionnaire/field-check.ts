/** What a checked field holds: null when it was left empty. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string | number | null }
  | { readonly ok: false; readonly message: string }

export const good = (value: string | number | null): FieldCheck => ({ ok: true, value })
export const bad = (message: string): FieldCheck => ({ ok: false, message })
