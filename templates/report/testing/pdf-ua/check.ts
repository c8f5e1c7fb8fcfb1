import { alternativeChecks } from './checks/alternatives.ts'
import { annotationChecks } from './checks/annotations.ts'
import { contentChecks, structureChecks } from './checks/content.ts'
import { absenceChecks, featureChecks } from './checks/features.ts'
import { fontChecks } from './checks/fonts.ts'
import { headingChecks } from './checks/headings.ts'
import { languageChecks, languageTagChecks } from './checks/language.ts'
import { metadataChecks } from './checks/metadata.ts'
import { nestingChecks } from './checks/nesting.ts'
import { roleChecks } from './checks/roles.ts'
import { simpleFontChecks } from './checks/simple-fonts.ts'
import { tableChecks, tableHeadChecks } from './checks/tables.ts'
import { openDocument, type Checks } from './document.ts'

/** Every check, by the number of its condition in the Matterhorn protocol; S- stands for one beyond it. */
export const allChecks: Checks = {
  ...contentChecks,
  ...roleChecks,
  ...metadataChecks,
  ...nestingChecks,
  ...languageChecks,
  ...alternativeChecks,
  ...headingChecks,
  ...tableChecks,
  ...annotationChecks,
  ...featureChecks,
  ...fontChecks,
  ...simpleFontChecks,
  ...structureChecks,
  ...languageTagChecks,
  ...tableHeadChecks,
  ...absenceChecks,
}

/** A condition of failure that a file meets, and where; at most three places are named. */
export interface Finding {
  readonly condition: string
  readonly places: readonly string[]
}

/** What keeps a PDF from being PDF/UA, as far as a program can judge; nothing where it passes. */
export function checkPdfUa(bytes: Uint8Array): Finding[] {
  const document = openDocument(bytes)
  return Object.entries(allChecks).flatMap(([condition, check]) => {
    const places = [...check(document)]
    return places.length === 0 ? [] : [{ condition, places: [...new Set(places)].slice(0, 3) }]
  })
}
