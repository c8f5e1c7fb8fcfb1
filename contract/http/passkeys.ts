import * as z from 'zod/mini'

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
