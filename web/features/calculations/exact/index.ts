export { GivenFacts } from './GivenFacts.tsx'
export { MakeExact } from './MakeExact.tsx'
