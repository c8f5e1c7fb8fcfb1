import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { updateProfile } from '../../api/calls.ts'
import { useToast } from '../../components/Toasts.tsx'
import { phoneFault } from '../../components/fields/index.ts'
import { callFaults, type Faults } from '../../forms/index.ts'
import { useNavigate } from '../../router.ts'
import { useSession, type ProfileStep } from '../../session/index.ts'
import { profileUpdateOf, type OnboardingAnswers, type OnboardingField } from './answers.ts'

interface Asked {
  steps: readonly ProfileStep[]
  answers: OnboardingAnswers
  /** YYYY-MM-DD in Nigeria. */
  today: string
}

/**
 * Saves the profile and opens the dashboard; a failure is a toast (SPEC section 8) and stays on the page.
 * A phone number that cannot be one holds nobody up (SPEC section 5), and is told.
 * @param show shows what is wrong in the form.
 */
export function useSaveProfile(show: (faults: Faults<OnboardingField>) => boolean) {
  const toast = useToast()
  const navigate = useNavigate()
  const { setUser } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ steps, answers, today }: Asked) => updateProfile(profileUpdateOf(steps, answers, today)),
    onSuccess: async (user, { answers }) => {
      toast('Profile saved successfully', 'success')
      if (phoneFault(answers.phone) !== undefined)
        toast('Your phone number was not saved: it needs 6 to 15 digits. Add it in My Account.', 'error')
      setUser(user)
      await navigate('/dashboard')
    },
    onError: (thrown) => {
      toast(errorMessage(thrown), 'error')
      show(callFaults(thrown, ['firstName', 'lastName', 'dateOfBirth', 'tin', 'phoneNumber']))
    },
  })
  return {
    saving: isPending,
    save: (asked: Asked) => mutate(asked),
  }
}
