import { expect, it, test } from 'vitest'
import { articles } from '../../../../tax/guide/index.ts'
import { read } from '../reading/index.ts'
import { longestQuestion } from './evidence.ts'
import { answerFromGuide, find, findsFigures, nearestTitle } from './index.ts'

test.each(articles)('$id is found by its title', ({ id, title }) => {
  const found = find(title)
  expect([found?.id, ...(found?.others ?? [])]).toContain(id)
})

test.each([
  ['rent-relief', 'rent releif how e dey work'],
  ['marriage-and-children', 'I get five pikin, relief dey?'],
  ['tax-bands', 'what percent do the very rich pay on what is over 50m'],
  ['late-filing', 'three months late with my return, penalty?'],
  ['which-state', 'I live in Ogun, office is in Lagos: which state'],
])('%s: %s', (id, question) => {
  expect(find(question)?.id).toBe(id)
})

test.each([
  'who won the match yesterday',
  'best jollof recipe',
  'asdfgh qwerty',
  'which generator should I buy',
  'best mutual fund in Nigeria to buy',
  '',
  '?',
  '₦₦₦',
  'x'.repeat(2_000),
])('"%s" is not answered', (question) => {
  expect(find(question)).toBeUndefined()
})

test.each(['pension ', 'a b ', '12 ', 'rentt relieff '])(
  'looks at no more than the beginning of whatever is typed: %s',
  (words) => {
    const text = words.repeat(600)
    expect(find(text)).toEqual(find(text.slice(0, longestQuestion)))
  },
)

test.each([
  ['late-filing', '₦100,000', 'fine if I file three months late'],
  ['tax-bands', '25%', 'what percent do the very rich pay'],
  ['rent-relief', '₦500,000', 'is there a limit?', 'how does rent relief work'],
  ['which-state', 'Ogun', 'House is at Mowe in Ogun, office is on Victoria Island. Which state gets my tax'],
])('%s says %s first: %s', (id, words, question, topic?: string) => {
  const answer = answerFromGuide(question, 'en', topic)
  expect(answer?.articles[0]).toBe(id)
  expect(answer?.text.split('\n\n')[0]).toContain(words)
})

test.each([
  [
    'I forgot to file my return, the deadline was when? and what is the penalty for lateness',
    ['₦100,000', '31 March'],
  ],
  ['can I remove my tithe and my school fees from my tax', ['school fees', 'donations']],
])('answers both things that are asked in one breath: %s', (question, both) => {
  const text = answerFromGuide(question, 'en')?.text ?? ''
  for (const words of both) expect(text).toContain(words)
})

it('answers in Pidgin what was asked in Pidgin', () => {
  expect(answerFromGuide('pikin relief dey?', 'pcm')?.text).toMatch(/no relief dey/)
})

test.each([
  [true, 'what percent do the very rich pay on what is over 50m'],
  [true, 'GTCO removed 10% from my dividend, do I still declare it'],
  [false, 'GTCO removed 12% from my dividend, do I still declare it'],
  [false, 'what is the tax on 50m'],
])('%s: the figures of a question are those of its article: %s', (isFound, question) => {
  expect(findsFigures(question, read(question, { currentYear: 2026 }).amounts)).toBe(isFound)
})

it('names what may be meant where it does not know, and nothing for another matter', () => {
  expect(nearestTitle('any tax thing about royalties and copyright of somebody')).toBe(
    'What belongs to other income?',
  )
  expect(nearestTitle('who won the match yesterday')).toBeUndefined()
})

test.each([
  [
    'filing-a-return',
    'If I earn 200k salary and make 50k from selling cakes, do I still have to file a return?',
  ],
  ['late-filing', 'and if I’m late?', 'when must I file my return'],
  [
    'records-to-keep',
    'For the pension and the house rent I want to claim as a self-employed pharmacist, does the tax office just take my word or will they ask me for something?',
  ],
  [
    'records-to-keep',
    'HR is demanding proof of my rent before they will give me rent relief. Are they allowed to ask, or should my word be enough?',
  ],
  [
    'benefits-left-out',
    'the yard feeds all of us at the canteen every afternoon and gave us boots, coverall and helmet. Accountant wants to add the value to my taxable pay. Is he right',
  ],
  [
    'foreign-currency',
    'I pay for Meta ads and Canva with dollars I buy on the street, far above bank rate. In my accounts which exchange rate am I allowed to use for that cost?',
  ],
  [
    'rent-relief',
    'I pay rent for my shop (900k) and rent for my house (700k). Do I treat both the same way for tax or how?',
  ],
  [
    'pension-contribution',
    'My company no dey remove pension at all. But payroll guy say everybody get automatic 8% pension relief for tax. Na true?',
  ],
])('%s: %s', (id, question, topic?: string) => {
  expect(answerFromGuide(question, 'en', topic)?.articles[0]).toBe(id)
})
