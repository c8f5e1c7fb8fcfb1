export { answerFromGuide, type GuideAnswer } from './answer.ts'
export { findsFigures } from './figures.ts'
export { find } from './find.ts'
