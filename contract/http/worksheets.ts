import * as z from 'zod/mini'
import { worksheetKinds } from '../../tax/worksheets/kind-names.ts'
import { endpoint, idParams } from './endpoint.ts'
import { timestamp, uuid } from './fields.ts'
import { submission } from './submissions.ts'

const kind = z.enum(worksheetKinds, `A worksheet is one of: ${worksheetKinds.join(', ')}`)

/** A worksheet of a kept calculation. */
export const worksheet = z.object({
  kind,
  /** What was typed, checked; null for a free account. */
  content: z.nullable(z.record(z.string(), z.unknown())),
  /** Grows by one with every write. */
  version: z.number(),
  updatedAt: timestamp,
})
export type ShownWorksheet = z.infer<typeof worksheet>

export const listWorksheets = endpoint({
  method: 'GET',
  path: '/submissions/:id/worksheets',
  access: 'verified',
  summary:
    'The worksheets of a calculation that were begun. Their contents are Pro’s: a free account reads which there are.',
  status: 200,
  params: idParams,
  answer: z.array(worksheet),
})

export const saveWorksheet = endpoint({
  method: 'PUT',
  path: '/submissions/:id/worksheets/:kind',
  access: 'verified',
  summary:
    'Keep a worksheet of a calculation: its content is checked, faults are answered by the path of the box. With fill, the answers that follow from it are set and the result is computed again, all at once. A version other than the kept one (0 where there is none) answers 409 stale_worksheet with what stands there, unless the content is the same. Pro: 402 plan_required without. At most 2 MiB, and 16 MiB an account (409 worksheet_limit).',
  status: 200,
  large: true,
  params: z.strictObject({ id: uuid('This address has no such id'), kind }),
  body: z.strictObject({
    /** The version that the content follows; 0 for the first. */
    version: z.int('version is a whole number').check(z.minimum(0, 'version starts at 0')),
    content: z.record(z.string(), z.unknown(), 'The content of a worksheet belongs here'),
    fill: z.boolean('fill is true or false'),
  }),
  answer: z.object({ worksheet, submission }),
  errors: ['plan_required', 'stale_worksheet', 'worksheet_limit'],
})
