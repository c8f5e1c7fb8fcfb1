import { showResult } from '../../contract/http/index.ts'
import { calculate, standingOf, type Answers } from '../../tax/index.ts'
import { buildReport, type Report } from '../../contract/report/index.ts'

const answers: Answers = {
  firstName: 'Adéọlá',
  lastName: 'Ọ̀ṣúnlànà',
  tin: '12345678-0001',
  taxYear: 2026,
  status: 'employee',
  salary: 6_000_000,
  rentPaidBySelf: 1_000_000,
}

/** A made-up report: for the preview page, and to warm up what prints the real ones. */
export function sampleReport({ paid }: { paid: boolean }): Report {
  const result = showResult(calculate(answers, { currentYear: 2026 }), paid)
  const taxpayer = { name: 'Adéọlá Ọ̀ṣúnlànà', tin: '12345678-0001' }
  const standing = standingOf(answers, { currentYear: 2026 })
  return buildReport({
    answers,
    result,
    standing,
    taxpayer,
    today: '2026-11-20',
    origin: 'https://naijatax.example',
  })
}
