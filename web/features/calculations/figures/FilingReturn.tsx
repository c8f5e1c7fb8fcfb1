import { helpAddress } from '../../../addresses.ts'
import { Fold } from '../../../components/Fold.tsx'
import { GuideLink } from '../../../components/Help.tsx'

/** Who owes nothing asks next whether to file. */
export function FilingReturn() {
  return (
    <Fold heading="Do I still file a return?" outcome="Read the guide">
      <p className="prose">
        Paying nothing and filing nothing are two things. The guide says who files, where and by when.
      </p>
      <p>
        <GuideLink to={helpAddress('filing-a-return')} />
      </p>
    </Fold>
  )
}
