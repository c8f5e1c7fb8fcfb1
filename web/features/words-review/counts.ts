import { helpText, languages, questionIds } from '../../../tax/index.ts'

/** How many texts there are, and how many wait for a reader of each language. */
export function countsInWords(): string {
  const waiting = languages
    .map(({ code, name }) => ({
      name,
      count: questionIds.filter((id) => !helpText(id, code).reviewed).length,
    }))
    .filter(({ count }) => count > 0)
  const total = `${questionIds.length} questions, each with a help text in ${languages.length} languages.`
  if (waiting.length === 0) return `${total} Native speakers have read them all.`
  const counts = waiting.map(({ name, count }) => `${count} in ${name}`).join(' and ')
  return `${total} Not yet read by a native speaker: ${counts}.`
}
