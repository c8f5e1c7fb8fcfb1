import { type WorksheetKind, worksheetKinds } from '../worksheets/kind-names.ts'
import type { HelpText } from './help.ts'
import { isReviewed, type Language } from './language.ts'
import { sheetHelpPidgin } from './pcm/worksheets/index.ts'
import { type SheetHelpTexts, type SheetPath, sheetPaths } from './sheet-path.ts'
import { wordsOfWorksheet } from './worksheets.ts'
import { sheetHelpYoruba } from './yo/worksheets/index.ts'

const translated: Readonly<Record<Exclude<Language, 'en'>, SheetHelpTexts>> = {
  yo: sheetHelpYoruba,
  pcm: sheetHelpPidgin,
}

/** A text of a worksheet with what names it in English. */
interface SheetText {
  readonly path: SheetPath
  readonly heading: string
}

/** Every text of a worksheet, or of all, in the order in which they are shown. */
export function sheetTexts(...kinds: readonly WorksheetKind[]): readonly SheetText[] {
  return (kinds.length === 0 ? worksheetKinds : kinds).flatMap((kind) =>
    sheetPaths(kind).map((path) => ({ path, heading: englishOf(path).heading })),
  )
}

/** What a worksheet, a list or a box of it asks and its hint, in one language; "{year}" stands in it. */
export function sheetHelpText(path: SheetPath, language: Language): HelpText {
  const { heading, hint } = englishOf(path)
  const texts: Readonly<Record<string, string>> | undefined =
    language === 'en' ? undefined : translated[language][kindOf(path)]
  const english = [/[.?]$/.test(heading) ? heading : `${heading}.`, hint].filter(Boolean).join(' ')
  return { text: texts?.[path] ?? english, language, reviewed: isReviewed(language) }
}

const kindOf = (path: SheetPath) => path.split('.')[0] as WorksheetKind

function englishOf(path: SheetPath): { readonly heading: string; readonly hint?: string } {
  const [, name = '', key = ''] = path.split('.')
  const words = wordsOfWorksheet(kindOf(path))
  const list = words.lists[name]
  if (list !== undefined && key === '') return list
  const box = (list ?? words).fields[key === '' ? name : key]
  return box === undefined ? words : { ...box, heading: box.label }
}
