import type { Model } from 'objection'

/** The columns of a model as plain data: what stores give and take. */
export type Row<M extends Model> = {
  [Key in keyof Omit<M, keyof Model>]: M[Key]
}
