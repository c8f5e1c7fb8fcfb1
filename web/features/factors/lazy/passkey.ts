import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import {
  addPasskey,
  askForNewPasskey,
  askForPasskeyLogin,
  askForStepUpPasskey,
  passkeyLogin,
  stepUp,
} from '../../../api/sign-in-calls.ts'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The device was asked and gave no passkey: the person refused, waited too long, or has none. */
export class NoPasskey extends Error {
  override name = 'NoPasskey'
}

/** What the device's refusal means, in words for the person. */
function wordsOf(thrown: unknown): string {
  const code = thrown instanceof WebAuthnError ? thrown.code : ''
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device has a passkey for your account already.'
  if (code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID')
    return 'Passkeys do not work at this address. Open the product at its own address.'
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was given. Try again, or use another way.'
  return 'This browser cannot use passkeys. Use another way.'
}

async function fromDevice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (thrown) {
    throw new NoPasskey(wordsOf(thrown), { cause: thrown })
  }
}

/** Lets the device make a passkey and adds it to the account. @throws NoPasskey, ApiError. */
export async function makePasskey(name: string) {
  const { options } = await askForNewPasskey()
  const passkey = await fromDevice(() => startRegistration({ optionsJSON: options as unknown as Creation }))
  return addPasskey({ passkey, ...(name !== '' && { name }) })
}

/** Signs in with any passkey of ours on the device. @throws NoPasskey, ApiError. */
export async function logInWithPasskey(ownDevice: boolean) {
  return passkeyLogin({ passkey: await shownForSignIn(), ownDevice })
}

/** A passkey's answer for whoever has no session: to sign in, or to reset a password. @throws NoPasskey, ApiError. */
export async function shownForSignIn() {
  const { options } = await askForPasskeyLogin()
  return fromDevice(() => startAuthentication({ optionsJSON: options }))
}

/** Proves in a session who one is. @throws NoPasskey, ApiError. */
export async function proveByPasskey(): Promise<void> {
  const { options } = await askForStepUpPasskey()
  const passkey = await fromDevice(() => startAuthentication({ optionsJSON: options }))
  await stepUp({ passkey })
}
