/**
 * What a written-out statement selects: every column under its name in code.
 * @param columns each name in code with its column.
 * @param table put before each column, where a statement reads of more than one table.
 */
export function selectList<Name extends string>(
  columns: Readonly<Record<Name, string>>,
  table?: string,
): string {
  return Object.entries<string>(columns)
    .map(([name, column]) => `${table ? `${table}.` : ''}${column} as "${name}"`)
    .join(', ')
}
