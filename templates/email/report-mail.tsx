import type { ReactElement } from 'react'
import { product } from '../../contract/http/product.ts'
import { Action, Heading, MailPage, type MailTemplate, Paragraph } from './mail-page.tsx'

/** What the mail with the report needs. */
interface ReportMailModel {
  taxYear: number
  /** The free plan's report: without amounts. */
  isMasked: boolean
  /** Opens the calculation. */
  link: string
}

function ReportBody({ taxYear, isMasked, link }: ReportMailModel): ReactElement {
  return (
    <MailPage preview={`The report for tax year ${taxYear} is attached as a PDF.`}>
      <Heading>{`Your ${taxYear} tax report`}</Heading>
      <Paragraph>The report of your calculation for tax year {taxYear} is attached as a PDF.</Paragraph>
      {isMasked && (
        <Paragraph>
          On the free plan a dash stands for every amount in it. Upgrade for {product.price.words} to get it
          in full.
        </Paragraph>
      )}
      <Action label="Open the calculation" link={link} />
      <Paragraph>
        You asked for this mail on {product.name}. It holds personal details: forward it with care.
      </Paragraph>
    </MailPage>
  )
}

/** To the account’s own address when its owner asks for it: the report as an attachment. */
export const report: MailTemplate<ReportMailModel> = {
  subject: 'Your NaijaTax report',
  Body: ReportBody,
  sample: {
    taxYear: 2026,
    isMasked: true,
    link: 'https://naijatax.example/submissions/0193c5a0-0000-7000-8000-000000000000',
  },
}
