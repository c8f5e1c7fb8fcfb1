import { describe, expect, it } from 'vitest'
import { linesOfWeights } from '../testing/matter.ts'
import { type AskedWithAmounts, askedWithAmounts, learnedOfRules } from '../testing/rules.ts'
import { isOfRule } from './of-rule.ts'

const asked = askedWithAmounts()

/** The file of the weights, as it is made of the texts. */
const fileOf = (lines: readonly string[]) =>
  [
    '/** What the words weigh in which a rule is asked for beside amounts: made of the questions in testing/ by the test beside it, with -u. */',
    'export const ruleWords = `',
    ...lines,
    '`',
    '',
  ].join('\n')

describe('the words in which a rule is asked for beside amounts', () => {
  it('weigh what the known texts make of them', async () => {
    await expect(fileOf(linesOfWeights(learnedOfRules(asked)))).toMatchFileSnapshot('rule-words.ts')
  })

  it('tell texts of a third of the sets that was left out', () => {
    const judged = ['1', '2', '3'].flatMap((left) => {
      const isLeft = ({ set }: AskedWithAmounts) => set.endsWith(left)
      const weights = learnedOfRules(asked.filter((each) => !isLeft(each)))
      return asked.filter(isLeft).map(({ text, isRule }) => ({ isRule, isTaken: isOfRule(text, weights) }))
    })
    const shareTaken = (isRule: boolean) => {
      const those = judged.filter((each) => each.isRule === isRule)
      return those.filter(({ isTaken }) => isTaken).length / those.length
    }
    expect(judged.length).toBeGreaterThan(1_400)
    expect(shareTaken(true)).toBeGreaterThan(0.7)
    expect(shareTaken(false)).toBeLessThan(0.12)
  })
})
