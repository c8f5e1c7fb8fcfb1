/** `npm start`, and `npm run dev` with --dev: the whole product on this machine, with nothing else installed. */
import { main } from './main.ts'
import { productPlan } from './plan.ts'

await main(productPlan, process.argv.includes('--dev'))
