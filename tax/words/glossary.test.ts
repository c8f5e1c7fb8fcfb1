import { describe, expect, test } from 'vitest'
import { factKeys } from '../answers/facts.ts'
import { questionIds } from '../questionnaire/questions.ts'
import { factHelpText } from './fact-help.ts'
import { helpText, type Language } from './index.ts'
import { sheetHelpText, sheetTexts } from './sheet-help.ts'

/**
 * The words people use, from Yoruba and Pidgin newspapers, radio and official letters: when the English help speaks
 * of one, the others call it by its name there.
 */
const glossary = [
  // Tax ID is the name of a document.
  { english: /\btax\b(?! ID)/i, yoruba: /owó[ -]orí/i, pidgin: /\btax\b/i },
  { english: /\bsalary\b/i, yoruba: /owó oṣù/i, pidgin: /\b(salary|pay)\b/i },
  { english: /\bpension\b/i, yoruba: /ìfẹ̀yìntì|Pension Reform Act/i, pidgin: /\bpension\b/i },
  { english: /\bemployers?\b/i, yoruba: /agbanisíṣẹ́/i, pidgin: /\boga\b/i },
  { english: /\b(the law|the Act)\b/i, yoruba: /òfin/i, pidgin: /\blaw\b/i },
  { english: /\btax offices?\b/i, yoruba: /ilé iṣẹ́ tó ń gbowó orí/i, pidgin: /\btax office\b/i },
  { english: /\bbasic pay\b/i, yoruba: /owó oṣù ìpìlẹ̀/i, pidgin: /\bbasic pay\b/i },
  { english: /\bestimates?\b/i, yoruba: /àfojúbù/i, pidgin: /\bestimate\b/i },
  { english: /\breport\b/i, yoruba: /ìjábọ̀/i, pidgin: /\breport\b/i },
  { english: /\broyalties\b/i, yoruba: /owó ẹ̀tọ́/i, pidgin: /\broyalty\b/i },
  { english: /\bgovernment\b/i, yoruba: /ìjọba/i, pidgin: /\bgovment\b/i },
  { english: /\btax return\b|\b(the|your) return\b/i, yoruba: /\(return\)/i, pidgin: /\breturn\b/i },
  { english: /\breceipts?\b/i, yoruba: /rìsíìtì/i, pidgin: /\breceipt\b/i },
  { english: /\bloss(es)?\b/i, yoruba: /àdánù/i, pidgin: /\bloss\b/i },
  { english: /\bEmpty (counts|takes)\b/, yoruba: /tí o kò bá|lófìfo/i, pidgin: /\b(empty|no answer)\b/i },
] as const

const texts = [
  ...questionIds.map((id) => ({ id, of: (code: Language) => helpText(id, code).text })),
  ...factKeys.map((id) => ({ id, of: (code: Language) => factHelpText(id, code).text })),
  ...sheetTexts().map(({ path: id }) => ({ id, of: (code: Language) => sheetHelpText(id, code).text })),
].map(({ id, of }) => ({ id, en: of('en'), yo: of('yo').normalize('NFC'), pcm: of('pcm') }))

describe.each(glossary)('what English calls $english', ({ english, yoruba, pidgin }) => {
  const speaking = texts.filter(({ en }) => english.test(en))
  test('is spoken of', () => expect(speaking.length).toBeGreaterThan(0))
  test.each(speaking)('is called by its name in the help of $id', ({ yo, pcm }) => {
    expect(yo).toMatch(yoruba)
    expect(pcm).toMatch(pidgin)
  })
})

/** A few words may have no dotted letter; none is without a tone. */
const hasMarks = (text: string) => (text.length > 45 ? /[ọẹṣ]/ : /[ọẹṣàáèéìíòóùú]/i).test(text)

test('Yoruba is written with its marks, and gross income is never called all tax', () => {
  expect(texts.filter(({ yo }) => !hasMarks(yo)).map(({ id }) => id)).toEqual([])
  expect(texts.filter(({ yo }) => /gbogbo owó[ -]orí/i.test(yo)).map(({ id }) => id)).toEqual([])
})

test('Pidgin is spelled as it is read and heard, not as English; names of answers stay', () => {
  const english = /\b(the|people|government|other|whether|their|employer)\b/
  expect(texts.filter(({ pcm }) => english.test(pcm)).map(({ id }) => id)).toEqual([])
})
