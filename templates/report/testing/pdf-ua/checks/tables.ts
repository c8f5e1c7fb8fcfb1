import { arrayOf, nameOf, textOf } from '../../../pdf/objects.ts'
import type { Checks, TaggedDocument } from '../document.ts'
import { attributeOf, placeOf, type StructureElement } from '../structure-tree.ts'
import { rowsOf } from './nesting.ts'

const scopes = new Set(['Row', 'Column', 'Both'])

/** Whether every cell of data names head cells of its own table. */
function namesItsHeads({ file }: TaggedDocument, cells: readonly StructureElement[]): boolean {
  const heads = new Set(
    cells.flatMap(({ standard, dict }) => (standard === 'TH' ? [textOf(file, dict.get('ID'))] : [])),
  )
  return cells
    .filter(({ standard }) => standard === 'TD')
    .every((cell) => {
      const named = arrayOf(file, attributeOf(file, cell, 'Table', 'Headers')).map((id) => textOf(file, id))
      return named.length > 0 && named.every((id) => id !== undefined && heads.has(id))
    })
}

/** Checkpoint 15: head cells say what they are the head of. */
export const tableChecks: Checks = {
  *'15-003'(document) {
    const { file, elements } = document
    for (const table of elements) {
      if (table.standard !== 'Table') continue
      const cells = rowsOf(table).flatMap(({ children }) => children)
      if (namesItsHeads(document, cells) && cells.some(({ standard }) => standard === 'TD')) continue
      for (const cell of cells)
        if (
          cell.standard === 'TH' &&
          !scopes.has(nameOf(file, attributeOf(file, cell, 'Table', 'Scope')) ?? '')
        )
          yield placeOf(cell)
    }
  },
}
/** Beyond the protocol: a table has head cells, and what names head cells names those of its own table. */
export const tableHeadChecks: Checks = {
  *'S-09'({ file, elements }) {
    for (const table of elements) {
      if (table.standard !== 'Table') continue
      const cells = rowsOf(table).flatMap(({ children }) => children)
      const ids = new Set(
        cells.flatMap(({ standard, dict }) => (standard === 'TH' ? [textOf(file, dict.get('ID'))] : [])),
      )
      if (!cells.some(({ standard }) => standard === 'TH')) yield placeOf(table)
      for (const cell of cells)
        for (const id of arrayOf(file, attributeOf(file, cell, 'Table', 'Headers')))
          if (!ids.has(textOf(file, id))) yield placeOf(cell)
    }
  },
}
