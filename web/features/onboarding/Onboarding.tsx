import { useState } from 'react'
import { Navigate } from '../../router.ts'
import { missingProfileSteps, useUser } from '../../session/index.ts'
import { OnboardingSteps } from './OnboardingSteps.tsx'

/** SPEC section 2, /onboarding: asks only what the profile lacks. The guard has sent unverified people away. */
export function Onboarding() {
  const user = useUser()
  // As it was on arrival: saving must not take the step away from under the person.
  const [steps] = useState(() => missingProfileSteps(user))
  if (steps.length === 0) return <Navigate to="/dashboard" replace />
  return <OnboardingSteps steps={steps} user={user} />
}
