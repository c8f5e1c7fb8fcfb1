export { answerFromGuide, type GuideAnswer } from './answer.ts'
export { find, type Found } from './find.ts'
