import { useMemo, useState } from 'react'
import { checkValue } from '../../../../../tax/index.ts'
import {
  type FileLines,
  type FileReading,
  type ListOfFile,
  readLines,
  textOfFile,
} from '../../../../../tax/worksheets/csv/index.ts'

/** A file that was chosen: its lines, or why it has none. */
type Chosen = { name: string } & ({ lines: FileLines } | { problem: string })

const unreadable = 'This file could not be read. Choose it again.'

/** The file that is being looked at, and what it says for a list. */
export function useFile(of: ListOfFile, existing: readonly Readonly<Record<string, string>>[]) {
  const [chosen, setChosen] = useState<Chosen>()
  const [forAll, setForAll] = useState<Readonly<Record<string, string>>>({})

  const choose = async (file: File) => {
    setForAll({})
    setChosen(await open(file))
  }
  const reading = useMemo((): FileReading | undefined => {
    if (chosen === undefined || !('lines' in chosen)) return undefined
    return readLines(of, chosen.lines, { existing, forAll: soundOf(of, forAll) })
  }, [of, chosen, existing, forAll])
  /** The boxes that the file itself lacks stay shown while they are typed. */
  const lacking = useMemo(
    () =>
      chosen !== undefined && 'lines' in chosen
        ? readLines(of, chosen.lines, { existing: [], forAll: {} }).missing
        : [],
    [of, chosen],
  )
  return {
    name: chosen?.name,
    problem: chosen !== undefined && 'problem' in chosen ? chosen.problem : (reading?.problem ?? null),
    reading,
    lacking,
    forAll,
    faultOf: (key: string) => faultOf(of, forAll, key),
    say: (key: string, value: string) => setForAll({ ...forAll, [key]: value }),
    choose,
    leave: () => setChosen(undefined),
  }
}

async function open(file: File): Promise<Chosen> {
  try {
    const [{ linesOf }, bytes] = await Promise.all([import('./parse.ts'), file.arrayBuffer()])
    const text = textOfFile(new Uint8Array(bytes))
    return { name: file.name, ...(text.ok ? { lines: linesOf(text.text) } : { problem: text.problem }) }
  } catch {
    return { name: file.name, problem: unreadable }
  }
}

function faultOf(
  { list, taxYear }: ListOfFile,
  forAll: Readonly<Record<string, string>>,
  key: string,
): string | undefined {
  const [field, value] = [list.fields[key], forAll[key] ?? '']
  if (field === undefined || value.trim() === '') return undefined
  const check = checkValue(field, value, taxYear)
  return check.ok ? undefined : check.message
}

/** What was said for all rows, without what is not sound yet. */
function soundOf(of: ListOfFile, forAll: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(forAll).filter(([key]) => faultOf(of, forAll, key) === undefined))
}
