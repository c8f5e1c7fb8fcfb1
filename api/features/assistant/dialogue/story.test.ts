import { describe, expect, it } from 'vitest'
import { answerFrom } from '../answering/index.ts'

const own = { answers: undefined, currentYear: 2026 }
const answered = (messages: readonly string[]) => {
  const [last = ''] = messages.slice(-1)
  const first = answerFrom(last, { own, earlier: messages.slice(0, -1) })
  return first.kind === 'read' ? answerFrom('Calculate', { own, earlier: messages }).text : first.text
}

describe('what is told message by message', () => {
  it.each([
    [
      '₦762,000',
      'Dem sack me for end of April. Salary na 450k every month from January to April',
      'Dem pay me 22m on top as settlement for the sack',
      'From July I don get new work, 600k per month reach December. All my tax for dis year na how much?',
    ],
    [
      '₦1,893,480',
      'My salary is 900k a month and 8% of it goes to pension',
      'HR just gave me an official car for the whole of this year, the company bought it for 35m and still owns it. What does my tax for the year become?',
    ],
    [
      '₦625,488',
      'I do POS at Ojota. About 160 transactions a day and I charge 150 on average, the bank takes 45 out of each one',
      'I open Monday to Saturday',
      'I pay one girl 40k every month and the kiosk is 10k a month. So how much tax do I owe for the year?',
    ],
  ])('comes to %s, whatever stood alone', (figure, ...messages) =>
    expect(answered(messages)).toContain(figure),
  )

  it('is no story where another pay is asked about, or the one before is put right', () => {
    expect(answered(['I earn 300k a month', '450k a month'])).toContain('₦762,000')
    expect(answered(['I earn 300k a month', 'sorry I mean 450k a month'])).toContain('₦762,000')
  })

  it('is never counted before it was seen as a whole', () => {
    const reply = answerFrom('From July I have a new job, 600k a month. My tax for the whole year?', {
      own,
      earlier: ['I earned 450k a month from January to April'],
    })
    expect(['read', 'asked']).toContain(reply.kind)
  })
})
