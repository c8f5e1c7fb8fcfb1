export { find, type Found } from './find.ts'
