import { hasCode } from '../../api/api-error.ts'

/** What a person can show to prove again who they are, as the server names it. */
export type Proof = 'password' | 'passkey' | 'code' | 'mail' | 'google' | 'microsoft'

const known: readonly string[] = ['password', 'passkey', 'code', 'mail', 'google', 'microsoft']

/** The proofs of which the server asks for one before it does what was asked; undefined for any other refusal. */
export function askedProofs(thrown: unknown): readonly Proof[] | undefined {
  if (!hasCode(thrown, 'reauthentication_required')) return undefined
  const { proofs } = (thrown.body ?? {}) as { proofs?: unknown }
  return Array.isArray(proofs) ? proofs.filter((proof): proof is Proof => known.includes(String(proof))) : []
}

/** The person closed the question: what they asked for is not done, and nobody has to tell them. */
export class StepUpCancelled extends Error {
  override name = 'StepUpCancelled'
}

/**
 * Makes a call; each time the server asks for a proof first, asks the person, and makes the call again.
 * @param ask shows the question and resolves when a proof was taken, or with false when it was closed.
 * @throws StepUpCancelled when it was closed; otherwise what the call throws.
 */
export async function callWithProofs<Answer>(
  make: () => Promise<Answer>,
  ask: (proofs: readonly Proof[]) => Promise<boolean>,
): Promise<Answer> {
  for (;;) {
    try {
      return await make()
    } catch (thrown) {
      const proofs = askedProofs(thrown)
      if (proofs === undefined || proofs.length === 0) throw thrown
      if (!(await ask(proofs))) throw new StepUpCancelled()
    }
  }
}
