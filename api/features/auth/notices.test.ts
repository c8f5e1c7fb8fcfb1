import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { privacy } from '../../../web/front/legal/privacy.ts'
import { terms } from '../../../web/front/legal/terms.ts'
import { notices } from './policy.ts'

const pages = { terms, privacy }

test.each(notices)('the words of $notice are those of version $version', ({ notice, textHash }) => {
  const words = createHash('sha256').update(JSON.stringify(pages[notice])).digest('hex')
  expect(words, 'the page has other words: give notices.ts this hash and a new version').toBe(textHash)
})
