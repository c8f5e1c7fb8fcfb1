import * as z from 'zod/mini'
import { mailToken, ownDevice, typedCode } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { typedPassword } from './fields.ts'
import { newPasskey, shownPasskey } from './passkeys.ts'
import type { HandlerLimit } from './limits.ts'
import { profile } from './users.ts'

const ok = z.object({ ok: z.literal(true) })

/** Options that a browser takes as they are: PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) })

/** A wrong code counts for the account in this browser, and generously for the account. */
export const guessingCodes = [
  { name: 'LIMIT_CODES', by: 'session', counts: 'wrong codes' },
] as const satisfies readonly HandlerLimit[]

/** Ten codes, shown once. */
const recoveryCodes = z.array(z.string())

export const askForNewPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'verified',
  door: 'built-in',
  summary:
    'What to give navigator.credentials.create(). Needs a fresh session, and the mailbox or a factor proved in it within ten minutes.',
  status: 200,
  answer: options,
  errors: ['reauthentication_required'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkeys',
  access: 'verified',
  door: 'built-in',
  summary:
    'Add the passkey that the browser made. The account’s first factor brings ten recovery codes, shown once.',
  status: 201,
  body: z.strictObject({
    passkey: newPasskey,
    name: z.optional(
      z
        .string('Type a name for the passkey')
        .check(
          z.trim(),
          z.minLength(1, 'Type a name for the passkey'),
          z.maxLength(60, 'Use 60 letters at most'),
        ),
    ),
  }),
  answer: z.object({ id: z.uuid(), name: z.string(), recoveryCodes: z.optional(recoveryCodes) }),
  errors: ['reauthentication_required', 'invalid_passkey'],
})

export const askForPasskeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey-login/options',
  access: 'anyone',
  door: 'built-in',
  summary: 'What to give navigator.credentials.get() to sign in with any passkey of ours on the device.',
  status: 200,
  answer: options,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey-login',
  access: 'anyone',
  door: 'built-in',
  summary: 'Start a session with a passkey. It counts as both factors; no address and no code are asked for.',
  status: 200,
  body: z.strictObject({ passkey: shownPasskey, ownDevice }),
  answer: z.object({ user: profile }),
  errors: ['invalid_passkey'],
})

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/authenticator',
  access: 'verified',
  door: 'built-in',
  summary:
    'A secret for an authenticator app, and its QR code as the path of an SVG. Guards nothing until its first code is typed. Needs the same proofs as a passkey.',
  status: 200,
  answer: z.object({
    secret: z.string(),
    uri: z.string(),
    /** Side in modules, and the dark ones as an SVG path of that size. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
  errors: ['reauthentication_required', 'validation'],
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/auth/authenticator/confirm',
  access: 'verified',
  door: 'built-in',
  limits: guessingCodes,
  summary:
    'Type the app’s first code: from now on the account asks for one. Recovery codes as with a passkey.',
  status: 200,
  body: z.strictObject({ code: typedCode }),
  answer: z.object({ recoveryCodes: z.optional(recoveryCodes) }),
  errors: ['reauthentication_required'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  access: 'verified',
  door: 'built-in',
  summary: 'Ten new recovery codes, shown once; the ones before work no more.',
  status: 200,
  answer: z.object({ recoveryCodes }),
  errors: ['reauthentication_required', 'validation'],
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/auth/step-up',
  access: 'verified',
  door: 'built-in',
  limits: [{ name: 'LIMIT_LOGIN', by: 'session', counts: 'wrong passwords' }, ...guessingCodes],
  summary:
    'Prove again who you are: by password, by a typed code of the second factor, by a mailed code, or by a passkey. The session gets a new id.',
  status: 204,
  body: z.union([
    z.strictObject({ password: typedPassword }),
    z.strictObject({ code: typedCode }),
    z.strictObject({ mailedCode: typedCode }),
    z.strictObject({ passkey: shownPasskey }),
  ]),
  errors: ['invalid_credentials', 'invalid_code', 'invalid_passkey'],
})

export const mailStepUpCode = endpoint({
  method: 'POST',
  path: '/auth/step-up/mail',
  access: 'verified',
  door: 'built-in',
  limits: [{ name: 'LIMIT_MAIL', by: 'session', scope: 'step-up' }],
  summary: 'Mail the account a code of eight signs to type in this session within ten minutes.',
  status: 202,
  answer: ok,
})

export const askForStepUpPasskey = endpoint({
  method: 'POST',
  path: '/auth/step-up/passkey-options',
  access: 'verified',
  door: 'built-in',
  summary: 'What to give navigator.credentials.get() to prove it by one of the account’s passkeys.',
  status: 200,
  answer: options,
})

export const askRegain = endpoint({
  method: 'POST',
  path: '/auth/regain',
  access: 'anyone',
  door: 'built-in',
  summary:
    'The second factor is lost: with a reset link, begin the seven days after which a reset works without it, unless the owner stops it.',
  status: 202,
  body: z.strictObject({ token: mailToken }),
  answer: ok,
  errors: ['invalid_token'],
})
