import { useMemo } from 'react'
import type { Draft } from '../../../api/contract/index.ts'
import { citationText, explainLines, formatNaira, type Line } from '../../../tax/index.ts'
import { Ledger, Worked, WorkedLine, WorkedSum } from '../../components/figures/index.ts'
import { Leaf } from '../../components/Leaf.tsx'
import { currentYear } from './dates.ts'

/** Every figure of a result with how it came about. For those only who see the figures. */
export function HowWorkedOut({ answers }: { answers: Draft['answers'] }) {
  const lines = useMemo(() => explainLines(answers, { currentYear: currentYear() }).lines, [answers])
  return (
    <Leaf heading="How this was worked out" note="Open a line to see the sum and the section of the Act.">
      <Worked>
        {lines.filter(saysSomething).map((line) => (
          <WorkedOut key={line.id} line={line} />
        ))}
      </Worked>
    </Leaf>
  )
}

/** A sum of nothing, like the investment income of someone who has none, is left out. */
function saysSomething({ role, amount, steps }: Line): boolean {
  return role !== 'sum' || amount !== 0 || steps.length > 0
}

function WorkedOut({ line }: { line: Line }) {
  const amount = signed(line)
  if (line.role === 'sum' || line.role === 'total')
    return <WorkedSum label={line.label} amount={amount} final={line.role === 'total'} />
  return (
    <WorkedLine label={line.label} amount={amount} cite={citationText(line.citation)}>
      <p>{line.sentence}</p>
      {line.steps.length > 0 && (
        <Ledger
          lines={line.steps.map((step, index) => ({
            label: step.label,
            amount: formatNaira(step.amount),
            kind: index === line.steps.length - 1 ? 'sum' : 'line',
          }))}
        />
      )}
    </WorkedLine>
  )
}

/** What is taken off has its minus. */
function signed({ role, amount }: Line): string {
  return formatNaira(role === 'deduction' || role === 'relief' ? -amount : amount)
}
