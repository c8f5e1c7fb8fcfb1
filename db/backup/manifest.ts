import * as z from 'zod'

/** What a backup holds, so that it can be checked before a single row is written. Stands beside its files. */
export const manifest = z.object({
  format: z.literal(1),
  /** Of the moment whose state it holds, UTC, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** Steps of the schema that the database had, in order. */
  steps: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
      rows: z.int().min(0),
      /** SHA-256 of the packed file, in hex. */
      sha256: z.string().length(64),
    }),
  ),
})
export type Manifest = z.infer<typeof manifest>

/** The manifest's own file. */
export const manifestFile = 'manifest.json'

/** The file of a table: rows as PostgreSQL's COPY writes them, packed. */
export const tableFile = (table: string) => `${table}.copy.gz`

/** A backup that cannot be made or restored, in words that say why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
