/** A count with its noun: `1 job`, `2 jobs`. */
export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
