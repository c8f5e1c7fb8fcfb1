import { MissingLink } from '../../components/sign-in/MissingLink.tsx'
import { ShownCode } from '../../components/sign-in/ShownCode.tsx'
import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'

export { EmailChangeDecision } from './EmailChangeDecision.tsx'
export { KnowBrowser } from './KnowBrowser.tsx'

/** /code: what a mailed link shows where it was not asked for, as in a mail app or on another phone. */
export function Code() {
  const token = useMailedToken()
  return token === undefined ? <MissingLink /> : <ShownCode token={token} />
}
