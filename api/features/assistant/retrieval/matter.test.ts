import { describe, expect, it } from 'vitest'
import { learned, linesOfWeights, type Told, toldTexts } from '../testing/matter.ts'
import { tiesToTax } from './about-tax.ts'
import { isElsewhere } from './matter.ts'

const told = toldTexts()

/** The file of the weights, as it is made of the texts. */
const fileOf = (lines: readonly string[]) =>
  [
    '/** What words and pairs of words weigh: made of the questions in testing/ and the guide by the test beside it, with -u. */',
    'export const matterWords = `',
    ...lines,
    '`',
    '',
  ].join('\n')

describe('the words of other matters', () => {
  it('weigh what the known texts make of them', async () => {
    await expect(fileOf(linesOfWeights(learned(told)))).toMatchFileSnapshot('matter-words.ts')
  })

  it('tell texts of a third of the sets that was left out', () => {
    const judged = ['1', '2', '3'].flatMap((left) => {
      const isLeft = ({ set }: Told) => /^[a-z]+\d$/.test(set) && set.endsWith(left)
      const weights = learned(told.filter((each) => !isLeft(each)))
      return told.filter(isLeft).map(({ text, isOther, goesOn }) => ({
        isOther,
        isTaken: isElsewhere(text, goesOn ? 'surely' : tiesToTax(text), weights),
      }))
    })
    const shareTaken = (isOther: boolean) => {
      const those = judged.filter((each) => each.isOther === isOther)
      return those.filter(({ isTaken }) => isTaken).length / those.length
    }
    expect(judged.length).toBeGreaterThan(1_500)
    expect(shareTaken(true)).toBeGreaterThan(0.85)
    expect(shareTaken(false)).toBeLessThan(0.005)
  })
})
