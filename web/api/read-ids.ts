/**
 * SPEC section 7: ids are read as `_id` or `id`. Gives the answer with `_id` renamed to `id` in an object, in
 * the members of a list, and in the objects one level inside (like `{ user }`).
 */
export function readIds(answer: unknown, depth = 2): unknown {
  if (depth === 0 || typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) return answer.map((member) => readIds(member, depth))
  const { _id, ...rest } = answer as Record<string, unknown>
  const renamed = _id === undefined ? rest : { id: _id, ...rest }
  return Object.fromEntries(Object.entries(renamed).map(([key, value]) => [key, readIds(value, depth - 1)]))
}
