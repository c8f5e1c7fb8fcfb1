import type { ShownWorksheet } from '../../../contract/http/index.ts'
import type { Worksheet } from '../../../db/stores/worksheets.ts'

/** A worksheet as the plan shows it: without its content for a free account. */
export function presentWorksheet(
  { kind, content, version, updatedAt }: Worksheet,
  paid: boolean,
): ShownWorksheet {
  return { kind, content: paid ? { ...content } : null, version, updatedAt: updatedAt.toISOString() }
}
