import type { Connection } from '../../db/connection.ts'
import { insertPasskeyAttempt, takePasskeyAttempt, type PasskeyAttempt } from '../../db/stores/passkeys.ts'
import type { AppError } from '../../platform/errors.ts'
import { refusal } from '../refusals.ts'
import { hashSecretId, newSecretId } from '../sessions.ts'
import { PASSKEY_SECONDS } from './passkey-site.ts'

/** What a browser is asked for a passkey for, and in which session. */
export type AttemptFor =
  { purpose: 'sign-in'; sessionId: null } | { purpose: 'add' | 'step-up'; sessionId: string }

/** 400: the browser's answer does not fit what it was asked, or the passkey is none of the account's. */
export function invalidPasskey(cause?: unknown): AppError {
  return refusal('invalid_passkey', 'That passkey could not be checked. Try it once more from the start.', {
    cause,
  })
}

/** Keeps what a browser is asked to sign. @returns the id for its cookie. */
export async function beginAttempt(
  connection: Connection,
  attempt: AttemptFor & { challenge: string; now: Date },
): Promise<string> {
  const { purpose, sessionId, challenge, now } = attempt
  const id = newSecretId()
  const expiresAt = new Date(now.getTime() + PASSKEY_SECONDS * 1000)
  await insertPasskeyAttempt(connection, {
    idHash: hashSecretId(id),
    purpose,
    sessionId,
    challenge,
    expiresAt,
  })
  return id
}

/**
 * Takes what this browser was asked to sign, once, whatever it answers.
 * @param connection never a transaction that a wrong answer would roll back.
 * @throws 400 invalid_passkey when nothing of this purpose and session was asked within five minutes.
 */
export async function takeAttempt(
  connection: Connection,
  asked: AttemptFor & { attemptId: string | undefined; now: Date },
): Promise<PasskeyAttempt> {
  const { attemptId, purpose, sessionId, now } = asked
  const attempt =
    attemptId === undefined ? undefined : await takePasskeyAttempt(connection, hashSecretId(attemptId))
  if (!attempt || attempt.purpose !== purpose || attempt.sessionId !== sessionId || attempt.expiresAt <= now)
    throw invalidPasskey()
  return attempt
}
