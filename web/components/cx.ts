/** Joins class names, without those that are false or empty. @returns undefined when none is left. */
export function cx(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
