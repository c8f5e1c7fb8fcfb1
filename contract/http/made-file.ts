import * as z from 'zod/mini'

/**
 * How far a file of a calculation is that the worker makes. `none`: nobody asked within a day, or what it showed has
 * changed since; `preparing`: being printed; `ready`: to be downloaded; `failed`: it could not be printed, ask again.
 */
const status = z.enum(['none', 'preparing', 'ready', 'failed'])

/** How far a file is that was asked for. */
export const askedFile = z.object({ status })

/** How far a file is, and where to fetch it. */
export const fileStatus = z.object({
  status,
  /** Where the file is, once it is ready: the path of this same API. */
  url: z.nullable(z.string()),
})
export type FileStatus = z.infer<typeof fileStatus>

/** The bytes of a file. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
