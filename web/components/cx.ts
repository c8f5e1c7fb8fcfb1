/** Joins class names, leaving out what is false or undefined. Gives undefined for none, so no empty attribute. */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
