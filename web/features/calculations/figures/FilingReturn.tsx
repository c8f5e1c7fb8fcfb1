import { helpAddress } from '../../../addresses.ts'
import { Fold } from '../../../components/Fold.tsx'
import { GuideLink } from '../../../components/Help.tsx'

/** Whoever owes nothing, or whose employer takes it, asks next whether to file. */
export function FilingReturn() {
  return (
    <Fold heading="Do I still file a return?" outcome="Yes">
      <p className="prose">
        Yes. Paying and filing are two things: employees file too, and so does whoever owes nothing.
      </p>
      <p className="cite">Nigeria Tax Administration Act, sections 13(1) and 14(3)</p>
      <p>
        <GuideLink to={helpAddress('filing-a-return')} />
      </p>
    </Fold>
  )
}
