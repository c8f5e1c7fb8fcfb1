export { WordsReview } from './WordsReview.tsx'
