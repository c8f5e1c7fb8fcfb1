import { useMemo } from 'react'
import {
  type BoxWords,
  type Language,
  loadSheetHelp,
  type WorksheetKind,
  type WorksheetWords,
  withYears,
  wordsOfWorksheet,
} from '../../../../tax/index.ts'
import { useTranslation } from '../../calculations/index.ts'

/** The same in the language in which the person reads help. */
export interface Translation {
  readonly language: Language
  readonly text: string
}

interface Translatable {
  /** Absent in English, and until it is here. */
  readonly translation?: Translation | undefined
}

/** The words of a box as the form shows them. */
export type ShownBox = BoxWords & Translatable

/** The words of a list as the form shows them. */
export type ShownList = WorksheetWords['lists'][string] &
  Translatable & { readonly fields: Readonly<Record<string, ShownBox>> }

/** The words of a worksheet as the form shows them. */
export interface ShownWords extends WorksheetWords, Translatable {
  readonly fields: Readonly<Record<string, ShownBox>>
  readonly lists: Readonly<Record<string, ShownList>>
}

/** The words of a worksheet, each with its translation for whoever reads help in another language. */
export function useShownWords(kind: WorksheetKind, taxYear: number): ShownWords {
  const { language, texts } = useTranslation('sheet-help', loadSheetHelp)
  return useMemo(
    () => (texts ? withTranslation(kind, taxYear, { language, texts: texts[kind] }) : wordsOfWorksheet(kind)),
    [kind, taxYear, language, texts],
  )
}

/**
 * The words of a worksheet with the same in another language beside them.
 * @param texts by path, such as `pay.employers.name`.
 */
export function withTranslation(
  kind: WorksheetKind,
  taxYear: number,
  { language, texts }: { language: Language; texts: Readonly<Record<string, string>> },
): ShownWords {
  const words = wordsOfWorksheet(kind)
  const of = (path: string): Translation | undefined => {
    const text = texts[`${kind}.${path}`]
    return text === undefined ? undefined : { language, text: withYears(text, taxYear) }
  }
  const boxes = (fields: WorksheetWords['fields'], before: string) =>
    mapped(fields, (box, key) => ({ ...box, translation: of(`${before}${key}`) }))
  return {
    ...words,
    translation: of('heading'),
    fields: boxes(words.fields, ''),
    lists: mapped(words.lists, (list, name) => ({
      ...list,
      translation: of(name),
      fields: boxes(list.fields, `${name}.`),
    })),
  }
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  change: (one: From, key: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(from).map(([key, one]) => [key, change(one, key)]))
}
