export { isShopping, namesTax } from './about-tax.ts'
export { answerFromGuide, type GuideAnswer, isAnswered, nearestSaid } from './answer.ts'
export { findsFigures } from './figures.ts'
export { find, nearestTitle } from './find.ts'
