import type { Checks } from '../document.ts'
import { placeOf, type StructureElement } from '../structure-tree.ts'

/** The level of a numbered heading; undefined for everything else. */
function levelOf({ standard }: StructureElement): number | undefined {
  const level = /^H(\d+)$/.exec(standard)?.[1]
  return level === undefined ? undefined : Number(level)
}

/** Checkpoint 14: headings. */
export const headingChecks: Checks = {
  *'14-002'({ elements }) {
    const first = elements.find((element) => levelOf(element) !== undefined)
    if (first && levelOf(first) !== 1) yield placeOf(first)
  },
  *'14-003'({ elements }) {
    let before: number | undefined
    for (const element of elements) {
      const level = levelOf(element)
      if (level === undefined) continue
      if (before !== undefined && level > before + 1) yield placeOf(element)
      before = level
    }
  },
  *'14-006'({ elements }) {
    for (const element of elements)
      if (element.children.filter(({ standard }) => standard === 'H').length > 1) yield placeOf(element)
  },
  *'14-007'({ elements }) {
    const isNumbered = elements.some((element) => levelOf(element) !== undefined)
    for (const element of elements) if (isNumbered && element.standard === 'H') yield placeOf(element)
  },
}
