import type { SignInProblem } from '../../../../contract/http/index.ts'
import { Warning } from '../../../components/notices.tsx'
import { useLocation } from '../../../router.ts'

const words: Readonly<Record<SignInProblem, string>> = {
  cancelled: 'You cancelled at the provider. Nothing was changed.',
  expired: 'That took too long or was opened twice. Start it again.',
  failed: 'The provider’s answer could not be checked. Start it again.',
  'no-email': 'The provider did not share your email address. Start again and allow it.',
  unverified: 'That account cannot be used yet. Start it again.',
  taken: 'That account at the provider opens another account here, or is none of yours. Choose another one.',
  stale: 'That took more than ten minutes. Confirm once more that it is you, then try again.',
  unavailable: 'The provider does not answer at the moment. Try again in a few minutes.',
}

const isProblem = (text: string | null): text is SignInProblem =>
  text !== null && Object.keys(words).includes(text)

/** Why something that was begun here at Google or Microsoft came to nothing, from `?problem=`. */
export function LinkProblem() {
  const { search } = useLocation()
  const problem = new URLSearchParams(search).get('problem')
  return isProblem(problem) ? <Warning title={words[problem]} alert /> : null
}
