import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { privacy } from '../web/front/legal/privacy.ts'
import { terms } from '../web/front/legal/terms.ts'
import { notices } from './notices.ts'

const pages = { terms, privacy }

test.each(notices)('the words of $notice are those of version $version', ({ notice, textHash }) => {
  const words = createHash('sha256').update(JSON.stringify(pages[notice])).digest('hex')
  expect(words, 'the page has other words: give notices.ts this hash and a new version').toBe(textHash)
})

// What a person agrees to at sign-up says how old they are, and the other page says that nothing else asks [security S64].
test('both pages say the age that the sign-up page asks for', () => {
  for (const page of [terms, privacy]) expect(JSON.stringify(page)).toMatch(/18 (or|and) older/)
})
