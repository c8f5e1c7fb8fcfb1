/**
 * The two that are compared: those that the address names; where there are exactly two, nobody has to choose them. The
 * older stands first, unless the address has it otherwise.
 * @param list ids of the kept calculations, newest first; undefined until they are known.
 */
export function chosenOf(
  [first, second]: readonly [string, string],
  list: readonly string[] | undefined,
): readonly [string, string] {
  const [newer, older] = list ?? []
  if (list?.length !== 2 || newer === undefined || older === undefined) return [first, second]
  const other = (id: string) => (id === newer ? older : id === older ? newer : '')
  if (first === '' && second === '') return [older, newer]
  return [first === '' ? other(second) : first, second === '' ? other(first) : second]
}
