import { dictOf } from '../../../pdf/objects.ts'
import type { Checks, TaggedDocument } from '../document.ts'
import { isStandard, placeOf, roleChain, rootOf } from '../structure-tree.ts'

const isCircle = (chain: readonly string[]) => new Set(chain).size < chain.length

function* chains({ file, elements }: TaggedDocument) {
  for (const element of elements) yield { element, chain: roleChain(file, element.role) }
}

/** Checkpoint 2: roles of one's own lead to standard ones. */
export const roleChecks: Checks = {
  *'02-001'(document) {
    for (const { element, chain } of chains(document))
      if (!isCircle(chain) && !isStandard(chain.at(-1) ?? '')) yield placeOf(element)
  },
  *'02-003'({ file }) {
    for (const role of dictOf(file, rootOf(file)?.get('RoleMap'))?.keys() ?? [])
      if (isCircle(roleChain(file, role))) yield role
  },
  *'02-004'({ file }) {
    for (const role of dictOf(file, rootOf(file)?.get('RoleMap'))?.keys() ?? [])
      if (isStandard(role) && !isCircle(roleChain(file, role))) yield role
  },
}
