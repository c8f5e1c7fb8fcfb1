/** The code that confirms a deletion: 1000 to 9999 (SPEC section 5). It guards against a slip, not an attacker. */
export function makeDeletionCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(1000 + (random % 9000))
}

/** Whether what was typed, blanks around it aside, is the code. */
export function codeMatches(typed: string, code: string): boolean {
  return typed.trim() === code
}
