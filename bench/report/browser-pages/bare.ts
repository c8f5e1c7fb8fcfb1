import { buildReport } from '../../../contract/report/index.ts'
import { sourceOf } from '../../../contract/report/testing/sources.ts'
import { measured } from './measured.ts'

// The floor: the same library, fonts and words, written down the pages without tables, rules, tags or measuring.
const { sections } = buildReport(sourceOf('renter'))
const page = (appendix: boolean) =>
  sections
    .filter(({ id }) => ['worked-out', 'assumed', 'act-says'].includes(id) === appendix)
    .flatMap(({ heading, rows }) => [heading, ...rows.flatMap(({ cells, notes }) => [...cells, ...notes])])
measured(async () => {
  const { writeBare } = await import('./write-bare.ts')
  return writeBare([page(false), page(true)])
})
