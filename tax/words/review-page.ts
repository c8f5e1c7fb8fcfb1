import { factKeys } from '../answers/facts.ts'
import { questions } from '../questionnaire/questions.ts'
import { questionWords } from './en/questions.ts'
import { assistantLanguages } from './assistant-languages.ts'
import type { Doubt } from './doubt.ts'
import { factWords } from './en/facts.ts'
import { factHelpText } from './fact-help.ts'
import { helpText } from './help.ts'
import { isReviewed, languages } from './language.ts'
import { doubtsOf } from './review.ts'
import { sheetHelpText, sheetTexts } from './sheet-help.ts'

const head = `# Translations to review

For a native speaker of Yorùbá or Nigerian Pidgin who has never seen the product. Each text is help that opens under a
question, on a phone; for the questions after the result, and for the boxes of the worksheets behind a return, it says
what is asked. “{year}” and “{before}” stand for the tax
year and the one before it. Read it as a neighbour would hear it, then the English; they must say the same, with the same
figures. Below it stand the words that we are not sure of. Tell us too what else you would say otherwise, where a mark
is missing, and what sounds like a book. Names of laws, forms and choices stay in English, as papers have them.

Nobody has reviewed these texts yet, and the product says so under each. /words-review shows the same on the web.
This file is made by \`npx vitest run --project=unit tax/words/review.test.ts -u\`.`

/** Every text that no native speaker has read, the English beside it, and what is asked about it: Markdown. */
export function reviewPage(): string {
  const waiting = languages.filter(({ code }) => !isReviewed(code))
  const parts = waiting.flatMap(({ code, name }) => [
    `## ${name}`,
    ...questions.flatMap(({ id }) => [
      `### ${questionWords[id].heading.replace('{year}', '2026')}`,
      `${name}: ${helpText(id, code).text}`,
      `English: ${helpText(id, 'en').text}`,
      ...listOf(doubtsOf(id, code)),
    ]),
    `## ${name}: questions after the result`,
    ...factKeys.flatMap((key) => [
      `### ${factWords[key].heading}`,
      `${name}: ${factHelpText(key, code).text}`,
      `English: ${factHelpText(key, 'en').text}`,
      ...listOf(doubtsOf(key, code)),
    ]),
    `## ${name}: worksheets`,
    ...sheetTexts().flatMap(({ path, heading }) => [
      `### ${heading} (${path})`,
      `${name}: ${sheetHelpText(path, code).text}`,
      `English: ${sheetHelpText(path, 'en').text}`,
      ...listOf(doubtsOf(path, code)),
    ]),
  ])
  const kind = Object.values(assistantLanguages).flatMap(({ name, text, english, ask }) => [
    `### The assistant’s sentence in ${name}`,
    `${name}: ${text}`,
    `English: ${english}`,
    `- ${ask}`,
  ])
  return `${[head, ...parts, '## What the assistant says', ...kind].join('\n\n')}\n`
}

/** One list, or nothing where nothing is asked. */
function listOf(doubts: readonly Doubt[]): readonly string[] {
  return doubts.length === 0 ? [] : [doubts.map(({ words, ask }) => `- “${words}”: ${ask}`).join('\n')]
}
