import * as z from 'zod/mini'
import { mailToken, ownDevice, typedCode } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { typedPassword } from './fields.ts'
import type { HandlerLimit } from './limits.ts'
import { profile } from './users.ts'

const ok = z.object({ ok: z.literal(true) })

/** Binary data of WebAuthn as JSON carries it (base64url). */
const binary = (most: number) => {
  const words = 'This is no answer of a passkey: begin again'
  return z.string(words).check(z.regex(/^[\w-]+$/, words), z.maxLength(most, words))
}

const answered = {
  id: binary(1_400),
  rawId: binary(1_400),
  type: z.literal('public-key', 'This is no answer of a passkey: begin again'),
}

/** What a browser answers when it made a passkey; browsers add keys of their own, which are left aside. */
export const newPasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: binary(4_000),
    attestationObject: binary(16_000),
    transports: z.optional(
      z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/, 'Leave transports out'))).check(z.maxLength(8)),
    ),
  }),
})

/** What a browser answers when a passkey was shown. */
export const shownPasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: binary(4_000),
    authenticatorData: binary(4_000),
    signature: binary(4_000),
    userHandle: z.optional(z.nullable(binary(200))),
  }),
})

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
  summary: 'Add the passkey that the browser made. The account’s first factor brings ten recovery codes, shown once.',
  status: 201,
  body: z.strictObject({
    passkey: newPasskey,
    name: z.optional(
      z
        .string('Type a name for the passkey')
        .check(z.trim(), z.minLength(1, 'Type a name for the passkey'), z.maxLength(60, 'Use 60 letters at most')),
    ),
  }),
  answer: z.object({ id: z.uuid(), name: z.string(), recoveryCodes: z.optional(recoveryCodes) }),
  errors: ['reauthentication_required', 'invalid_passkey'],
})

export const askForPasskeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey-login/options',
  access: 'anyone',
  summary: 'What to give navigator.credentials.get() to sign in with any passkey of ours on the device.',
  status: 200,
  answer: options,
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey-login',
  access: 'anyone',
  limits: [{ name: 'LIMIT_LOGIN_IP', by: 'ip' }],
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
  limits: guessingCodes,
  summary: 'Type the app’s first code: from now on the account asks for one. Recovery codes as with a passkey.',
  status: 200,
  body: z.strictObject({ code: typedCode }),
  answer: z.object({ recoveryCodes: z.optional(recoveryCodes) }),
  errors: ['reauthentication_required'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/recovery-codes',
  access: 'verified',
  summary: 'Ten new recovery codes, shown once; the ones before work no more.',
  status: 200,
  answer: z.object({ recoveryCodes }),
  errors: ['reauthentication_required', 'validation'],
})

export const stepUp = endpoint({
  method: 'POST',
  path: '/auth/step-up',
  access: 'verified',
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
  limits: [{ name: 'LIMIT_MAIL', by: 'session', scope: 'step-up' }],
  summary: 'Mail the account a code of eight signs to type in this session within ten minutes.',
  status: 202,
  answer: ok,
})

export const askForStepUpPasskey = endpoint({
  method: 'POST',
  path: '/auth/step-up/passkey-options',
  access: 'verified',
  summary: 'What to give navigator.credentials.get() to prove it by one of the account’s passkeys.',
  status: 200,
  answer: options,
})

export const askRegain = endpoint({
  method: 'POST',
  path: '/auth/regain',
  access: 'anyone',
  summary:
    'The second factor is lost: with a reset link, begin the seven days after which a reset works without it, unless the owner stops it.',
  status: 202,
  body: z.strictObject({ token: mailToken }),
  answer: ok,
  errors: ['invalid_token'],
})
