import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { soundAnswers } from '../../../../tax/testing/arbitraries.ts'
import type { Answers } from '../../../../tax/index.ts'
import { decide, type Decision } from '../deciding/index.ts'
import { inWords } from '../replying/index.ts'
import { wordsIn } from '../replying/words/index.ts'
import { generated } from '../testing/generator/index.ts'
import { type put, questionsOf } from '../testing/scoring/index.ts'
import { type Asked, replyTo, type Turn, turnOf } from './index.ts'

const own = {
  answers: {
    firstName: 'Ada',
    lastName: 'Obi',
    taxYear: 2026,
    status: 'employee',
    salary: 6_000_000,
    rentPaidBySelf: 1_000_000,
  },
  currentYear: 2026,
} as const

/** English words that Pidgin says otherwise. */
const englishWords =
  /\b(?:the|is|are|was|were|been|does|did|has|have|had|not|cannot|it|its|this|that|these|those|would|them|an|at(?! all))\b/i

/** What a sentence says itself: without what it quotes, cites or names by its title. */
const ownWords = (sentence: string) =>
  sentence.replace(/“[^”]*”/g, '').replace(/Sections? \d.*? \([^)]*National Assembly copy\)/g, '')

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!])\s+|\n+/)
    .map((sentence) => ownWords(sentence).trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence.replace(/NHF|NHIS|PAYE/g, '')))

/** What an answer says besides the guide's articles. */
interface Told {
  readonly sentences: readonly string[]
  /** Of chips and taps. */
  readonly labels: readonly string[]
}

function toldIn(turn: Turn, ask: string, asked: Asked): Told {
  const { text, reading } = replyTo(turn, ask, asked)
  const chips = reading?.chips ?? []
  return {
    sentences: turn.decision.kind === 'lookup' ? [] : sentencesOf(text),
    labels: [
      ...chips.flatMap(({ label, box, choices }) => [
        label,
        box?.label ?? '',
        ...choices.map((tap) => tap.label),
      ]),
      ...(reading?.ask?.options ?? []).map(({ label }) => label),
    ],
  }
}

/** The same turn as it would be in English; a question back is asked anew. */
function inEnglish(turn: Turn, asked: Asked): Turn {
  const reading = { ...turn.reading, language: 'en' as const }
  const context = { own: asked.own.answers, currentYear: asked.own.currentYear, isConfirmed: false }
  const decision = turn.decision.kind === 'ask' ? decide(reading, context) : turn.decision
  return { ...turn, reading, decision }
}

/** Names that are the same in both languages, wherever a label has them: "Bonus", "NHF". */
const sharedNames = (() => {
  const [english, pidgin] = [wordsIn('en').asks, wordsIn('pcm').asks]
  return Object.values(english.roleNames)
    .filter((name) => Object.values(pidgin.roleNames).includes(name))
    .toSorted((a, b) => b.length - a.length)
})()

/** Whether a label is made of shared names, figures and the money alone. */
const isOfNames = (label: string): boolean =>
  !/\p{L}/u.test(
    [...sharedNames, 'pension', 'NHF', 'NHIS', 'USD', 'GBP', 'EUR', 'every two weeks']
      .reduce((rest, name) => rest.replace(new RegExp(`\\b${name}\\b`, 'gi'), ''), label)
      .replace(/\b[A-Z]{3}\b/g, ''),
  )

/** Asked of the calculation that is saved. */
const ofOwn = [
  'wetin be my tax for di calculation wey I save',
  'why my tax high like dis',
  'how I fit reduce my tax',
  'how much go remain for my hand after my tax',
  'how much be my tax for old law',
  'wetin my rent relief save me',
  'wetin if my salary na 7m instead',
]

const questions: readonly Parameters<typeof put>[0][] = [
  ...ofOwn.map((ask) => ({ ask, after: [], own: true })),
  ...questionsOf(readFileSync(new URL('../testing/once-blind-questions.jsonl', import.meta.url), 'utf8')),
  ...Array.from({ length: 1200 }, (_, index) => generated(index + 1)),
]

const turns = questions.flatMap(({ ask, after, own: isOwn }) => {
  const asked: Asked = { own: isOwn ? own : { answers: undefined, currentYear: 2026 }, earlier: after }
  const turn = turnOf(ask, asked)
  return turn.reading.language === 'pcm' ? [{ ask, asked, turn }] : []
})

describe('what is answered to a question in Pidgin', () => {
  const all = turns.map(({ ask, asked, turn }) => ({
    ask,
    pidgin: toldIn(turn, ask, asked),
    english: toldIn(inEnglish(turn, asked), ask, asked),
  }))

  it('is looked at in hundreds of answers of every kind', () => {
    expect(all.length).toBeGreaterThan(700)
    const kinds = new Set(turns.map(({ turn }) => turn.decision.kind))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['sum', 'rule', 'ask', 'own', 'chat', 'declined', 'lookup']),
    )
  })

  it('has no sentence of the English answer', () => {
    const same = all.flatMap(({ pidgin, english }) =>
      pidgin.sentences.filter((sentence) => english.sentences.includes(sentence)),
    )
    expect([...new Set(same)]).toEqual([])
  })

  it('has no word that Pidgin says otherwise', () => {
    const odd = all.flatMap(({ pidgin }) =>
      pidgin.sentences.filter((sentence) => englishWords.test(sentence)),
    )
    expect([...new Set(odd)]).toEqual([])
  })

  it('has no chip and no tap of the English answer, but for names that are the same', () => {
    const same = all.flatMap(({ pidgin, english }) =>
      pidgin.labels.filter((label) => english.labels.includes(label) && !isOfNames(label)),
    )
    expect([...new Set(same)]).toEqual([])
  })
})

type Own = Extract<Decision, { kind: 'own' }>

const abouts = [
  'result',
  'bands',
  'net',
  'saving',
  'changes',
  'oldLaw',
  'paye',
  'whatIf',
] as const satisfies readonly Own['about'][]

test('what is said of anybody’s own result has no English either', () => {
  const odd = new Set<string>()
  fc.assert(
    fc.property(soundAnswers, fc.constantFrom(...abouts), (answers, about) => {
      const decision: Own = {
        kind: 'own',
        about,
        role: about === 'saving' ? 'rent' : null,
        change: about === 'whatIf' ? { salary: 5_000_000 } : {},
        ...(about === 'whatIf' && { isWorkedOut: true }),
      }
      const context = { own: answers as Answers, currentYear: 2026 }
      const [pidgin, english] = (['pcm', 'en'] as const).map((language) =>
        sentencesOf(inWords(decision, language, context).text),
      )
      for (const sentence of pidgin ?? [])
        if (englishWords.test(sentence) || english?.includes(sentence)) odd.add(sentence)
    }),
    { numRuns: 2_000 },
  )
  expect([...odd]).toEqual([])
})

test('nor have the notes beside an answer', () => {
  const [english, pidgin] = [wordsIn('en').modelNotes, wordsIn('pcm').modelNotes]
  for (const note of Object.values(pidgin)) {
    expect(note).not.toMatch(englishWords)
    expect(Object.values(english)).not.toContain(note)
  }
})
