import { useMailedToken } from '../../components/sign-in/use-mailed-token.ts'
import { AskForLink } from './AskForLink.tsx'
import { OpenedLink } from './OpenedLink.tsx'

/**
 * /know-browser [decision 0014]: while strangers' guesses shut the password, a mailed link makes this browser known.
 * Without a token the page mails it and takes the code that it shows elsewhere; with one it uses it, or shows the code.
 */
export function KnownBrowser() {
  const token = useMailedToken()
  return token === undefined ? <AskForLink /> : <OpenedLink token={token} />
}
