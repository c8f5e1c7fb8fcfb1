import { sourceOf } from '../../../contract/report/testing/sources.ts'
import { measured } from './measured.ts'

// The report as the product makes it: code and fonts fetched, then modelled, laid out, drawn and tagged.
const source = sourceOf('renter')
measured(async () => {
  const { makeReport } = await import('../../../web/features/report/drawing/make-report.ts')
  return new Uint8Array(await (await makeReport(source)).arrayBuffer())
})
