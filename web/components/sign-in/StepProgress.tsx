import { StepList } from '../Progress.tsx'
import progress from '../Progress.module.css'

/** "Step 2 of 4, 25% complete" above a progress bar; a wide screen also lists the steps, which are no links. */
export function StepProgress({ step, steps }: { step: number; steps: readonly string[] }) {
  const done = step - 1
  const percent = Math.round((done / steps.length) * 100)
  return (
    <div>
      <p className="note">
        <b>
          Step {step} of {steps.length}
        </b>
        , {percent}% complete
      </p>
      <progress
        className={progress.thread}
        value={done}
        max={steps.length}
        aria-label={`${percent}% complete`}
      />
      <StepList names={steps} now={done} />
    </div>
  )
}
