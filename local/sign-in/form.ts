import * as z from 'zod'

/** Tenant of personal Microsoft accounts. */
export const personalTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** A claim's value as JSON; text that is no JSON stands for itself. */
function claimValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const chosen = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** The fields of the sign-in form. What is left out is as for an ordinary person, so that an address alone will do. */
const fields = z.object({
  email: z
    .string({ error: 'Type an email address.' })
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => /^[^@\s]+@[^@\s]+$/.test(text), 'Type an email address.'),
  /** Google: `yes` when the token says that the address is verified. */
  verified: z.string().optional(),
  /** Google: domain of the Workspace account; empty for a personal one, `auto` for the address's own. */
  hd: z.string().max(253).optional(),
  /** Microsoft: tenant; empty for personal accounts. */
  tid: z
    .string()
    .optional()
    .transform((text) => chosen(text?.trim().toLowerCase()) ?? personalTenant)
    .refine((text) => z.guid().safeParse(text).success, 'The tenant must be a GUID.'),
  /** Microsoft: value of the claim as JSON, such as `true`, `1`, `"1"`, `false`; empty for no claim. */
  xms_edov: z.string().max(100).default('true'),
  /** Microsoft: home of a guest; empty for a member. */
  idp: z.string().max(200).optional(),
  /** Seconds since the person last signed in there; empty for just now, `none` for a token that does not tell. */
  auth_time: z
    .string()
    .default('')
    .refine((text) => /^(none|\d{0,9})$/.test(text), 'auth_time must be seconds, or none.'),
})

/** What a person, or a test, chose on the sign-in form. */
export interface SignInForm {
  /** Lower case. */
  email: string
  verified: boolean
  /** undefined: the address's own domain, as Google would send it. */
  hd: string | undefined
  tid: string
  /** undefined: no such claim. */
  edov: unknown
  idp: string | undefined
  /** Seconds since the sign-in; undefined: the token does not tell. */
  signedInAgo: number | undefined
}

/** Reads the form. @returns the fault in words when it cannot be read. */
export function readForm(body: unknown): SignInForm | { fault: string } {
  const read = fields.safeParse(body)
  if (!read.success) return { fault: read.error.issues[0]?.message ?? 'Type an email address.' }
  const { email, verified, hd, tid, xms_edov: edov, idp, auth_time: time } = read.data
  return {
    email,
    verified: verified === 'yes',
    hd: hd === 'auto' ? undefined : hd,
    tid,
    edov: edov === '' ? undefined : claimValue(edov),
    idp: chosen(idp),
    signedInAgo: time === 'none' ? undefined : Number(time),
  }
}

/**
 * When the person signed in, in seconds since 1970; undefined for a token that does not tell. Who is asked to sign in
 * again (`prompt=login`), or whose sign-in is older than `max_age`, does so now.
 */
export function signInTime(
  { signedInAgo }: Pick<SignInForm, 'signedInAgo'>,
  asked: URLSearchParams,
  now: number,
): number | undefined {
  if (signedInAgo === undefined) return undefined
  const maxAge = asked.get('max_age')
  const again = asked.get('prompt') === 'login' || (maxAge !== null && signedInAgo > Number(maxAge))
  return again ? now : now - signedInAgo
}
