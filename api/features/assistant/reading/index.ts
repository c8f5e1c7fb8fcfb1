export { type Period, periods } from './periods.ts'
export { read } from './read.ts'
export type { Intent, Language, ReadAmount, Reading, Relation, Trap } from './reading.ts'
export { type Role, roleOf, roles } from './roles.ts'
