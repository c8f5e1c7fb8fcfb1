export { holdPress } from './same-press.ts'
export { useWrite } from './use-write.ts'
