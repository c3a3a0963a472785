import { useTranslation } from 'react-i18next'
import type { Refusal } from '#client/features/forms/form-store.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { UpdateProfileInput } from '#client/generated/types.ts'
import { useUpdateProfileMutation } from './update-profile.generated.ts'

/** Saves the profile and shows a toast; the answer updates the customer in the cache. */
export function useUpdateProfile(): (
  input: UpdateProfileInput,
  done: string,
) => Promise<Refusal | null> {
  const { t: inForms } = useTranslation('forms')
  const [updateProfile] = useUpdateProfileMutation()
  const toasts = useToastStore()
  return async (input, done) => {
    const answer = (await updateProfile({ variables: { input } })).data?.updateProfile
    if (answer?.__typename !== 'UpdateProfileSuccess') return refusalOf(inForms, answer)
    toasts.show('success', done)
    return null
  }
}
