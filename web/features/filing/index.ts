export { Filing } from './Filing.tsx'
export { contentsOf } from './use-filing.ts'
export { Follows } from './form/Follows.tsx'
export { Worksheet } from './Worksheet.tsx'
