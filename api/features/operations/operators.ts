import type { Env } from '../../../platform/env.ts'

/** What somebody may do on the operator's pages: everything, or look only. */
export type Role = 'operator' | 'viewer'

/** Somebody who may open the operator's pages. */
export interface Operator {
  readonly name: string
  readonly role: Role
}

/** The environment's names and password hashes. */
export type OperatorEnv = Pick<
  Env,
  'OPERATOR_USER' | 'OPERATOR_PASSWORD_HASH' | 'VIEWER_USER' | 'VIEWER_PASSWORD_HASH'
>

/** Everybody whom the environment lets in, with the hash of their password; empty when it names no operator. */
export function operatorsOf(env: OperatorEnv): (Operator & { readonly hash: string })[] {
  const { OPERATOR_USER, OPERATOR_PASSWORD_HASH, VIEWER_USER, VIEWER_PASSWORD_HASH } = env
  if (OPERATOR_USER === undefined || OPERATOR_PASSWORD_HASH === undefined) return []
  const operator = { name: OPERATOR_USER, role: 'operator', hash: OPERATOR_PASSWORD_HASH } as const
  if (VIEWER_USER === undefined || VIEWER_PASSWORD_HASH === undefined) return [operator]
  return [operator, { name: VIEWER_USER, role: 'viewer', hash: VIEWER_PASSWORD_HASH }]
}
