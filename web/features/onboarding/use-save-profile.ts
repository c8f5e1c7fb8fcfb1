import { useMutation } from '@tanstack/react-query'
import { errorMessage } from '../../api/api-error.ts'
import { updateProfile } from '../../api/calls.ts'
import { useToast } from '../../components/toasts/index.ts'
import { callFaults, type Faults } from '../../forms/index.ts'
import { useNavigate } from '../../router.ts'
import { useSession, type ProfileStep } from '../../session/index.ts'
import { profileUpdateOf, type OnboardingAnswers, type OnboardingField } from './answers.ts'

/**
 * Saves the profile and opens the dashboard; a failure is a toast (SPEC section 8) and stays on the page.
 * @param show shows what is wrong in the form.
 */
export function useSaveProfile(show: (faults: Faults<OnboardingField>) => boolean) {
  const toast = useToast()
  const navigate = useNavigate()
  const { setUser } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: updateProfile,
    onSuccess: async (user) => {
      toast('Profile saved successfully', 'success')
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
    save: (steps: readonly ProfileStep[], answers: OnboardingAnswers, today: string) =>
      mutate(profileUpdateOf(steps, answers, today)),
  }
}
