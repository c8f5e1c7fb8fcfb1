import { openResult } from '../../../../contract/http/index.ts'
import { Actions } from '../../../components/Button.tsx'
import { Missing } from './Missing.tsx'
import { PackButton } from './PackButton.tsx'
import styles from './ReturnPack.module.css'
import { type PackRequest } from './pack-request.ts'

/** The return pack of a calculation: its two files, what is still missing in them, and what to do with them. */
export function ReturnPack(request: PackRequest) {
  const isOpen = openResult(request.result) !== undefined
  const isOwn = request.submissionId !== undefined
  return (
    <div>
      <p className="prose">
        The pack holds what a return asks for, in its order: who, each source of income, deductions with their
        proof, bands, tax paid, a declaration to sign, and the papers to attach. It is not an official form:
        we have not seen the form of any State. {!isOpen && 'On the free plan its figures are dashes.'}
      </p>
      <Actions spaced>
        <PackButton
          request={request}
          file="pdf"
          label="Download the pack (PDF)"
          kind={isOwn ? undefined : 'line'}
        />
        <PackButton request={request} file="zip" label="Download the pack (ZIP)" kind="line" />
      </Actions>
      <p className="note">
        The PDF is the paper. The ZIP holds it too, with the same figures as data, each list as a table, and
        the checklist.
      </p>
      {isOwn && isOpen && (
        <>
          <h3 className={styles.part}>What is still missing</h3>
          <Missing request={request} />
        </>
      )}
      <h3 className={styles.part}>What to do with it</h3>
      <ol className="listed prose">
        <li>Check each figure against your papers.</li>
        <li>Copy the figures into the form of your tax office. The last page says which office it is.</li>
        <li>Sign the declaration, and attach the papers of the checklist.</li>
        <li>Hand it in by the day on the first page, pay what is left, and keep a copy with the receipts.</li>
      </ol>
    </div>
  )
}
