import type { ReactNode } from 'react'
import type { Draft } from '../../../../contract/http/index.ts'
import { yearLawName } from '../../../../tax/index.ts'
import { Dash, Ledger } from '../../../components/figures/index.ts'
import { lawYear } from '../compute.ts'
import styles from './Result.module.css'

/** A line under the total, with what is said of it: what the Act comes to, or the law of a year before it. */
export function UnderTheTotal({
  name,
  words,
  amount,
}: {
  name: string
  words?: readonly string[]
  amount: ReactNode
}) {
  const label = [name, ...(words?.map((each) => <small key={each}>{each}</small>) ?? [])]
  return (
    <div className={styles.act}>
      <Ledger lines={[{ label, amount }]} />
    </div>
  )
}

/** The law of a year before the Act for a free account: a dash, as for every figure but the total. */
export function FreeYearLaw({ answers }: { answers: Draft['answers'] }) {
  const name = yearLawName(lawYear(answers))
  return name && <UnderTheTotal name={name} amount={<Dash />} />
}
