import { csvOf } from '../../../../tax/worksheets/csv/write.ts'
import { worksheetKinds } from '../../../../tax/worksheets/kind-names.ts'
import { listsOf, rowsIn } from '../lists.ts'
import type { Pack } from '../pack.ts'
import { attachmentsText } from './attachments.ts'
import { returnData } from './data.ts'
import type { PackFile } from './zip.ts'

/** The files beside the paper: the data, the checklist, and each list that has rows. */
export function packFiles(pack: Pack): readonly PackFile[] {
  const lists = worksheetKinds.flatMap((kind) =>
    listsOf(kind, pack.taxYear).flatMap((list) => {
      const rows = rowsIn(pack, list)
      return rows.length === 0 ? [] : [{ name: `${list.name}.csv`, text: csvOf(list.ofFile, rows) }]
    }),
  )
  return [
    { name: 'return.json', text: `${JSON.stringify(returnData(pack), null, 2)}\n` },
    { name: 'attachments.txt', text: attachmentsText(pack) },
    ...lists,
  ]
}
