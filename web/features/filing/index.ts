export { Filing } from './Filing.tsx'
export { Worksheet } from './Worksheet.tsx'
