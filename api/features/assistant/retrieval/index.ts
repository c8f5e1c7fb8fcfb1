export { answerFromGuide, type GuideAnswer } from './answer.ts'
export { find } from './find.ts'
