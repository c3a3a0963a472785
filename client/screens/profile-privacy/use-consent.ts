import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import {
  type OwnConsentsFragment,
  useChangeConsentMutation,
  useProfilePrivacyLazyQuery,
} from './profile-privacy.generated.ts'

export type OwnConsent = NonNullable<OwnConsentsFragment['consents']>[number]

type Change = {
  /** Optimistic value until the answer arrives. */
  readonly wished: boolean | null
  /** The text changed after it was read; the new one is shown now. */
  readonly hasChanged: boolean
  change(isWished: boolean): Promise<void>
}

export function useConsent({ number, version }: OwnConsent): Change {
  const { t } = useTranslation('profile')
  const { t: inForms } = useTranslation('forms')
  const [changeConsent] = useChangeConsentMutation()
  const [fetchConsents] = useProfilePrivacyLazyQuery({
    fetchPolicy: 'network-only',
    errorPolicy: 'none', // a failed request must not write null into the cache
  })
  const toasts = useToastStore()
  const [wished, setWished] = useState<boolean | null>(null)
  const [changedTo, setChangedTo] = useState<OwnConsent['version']>(null)

  async function change(isWished: boolean): Promise<void> {
    if (wished !== null) return
    setWished(isWished)
    const input = { number, isAccepted: isWished, version }
    const answer = (await changeConsent({ variables: { input } })).data?.changeConsent
    const problem = answer?.__typename === 'ChangeConsentSuccess' ? null : answer
    const newVersion = problem?.code === 'TEXT_CHANGED' ? await versionInForce() : null
    setWished(null)
    setChangedTo(newVersion)
    if (newVersion !== null) return // the switch shows it
    switch (answer?.__typename) {
      case 'ChangeConsentSuccess':
        return toasts.show('success', t(isWished ? 'consents.given' : 'consents.withdrawn'))
      case 'TooManyProblem':
        return toasts.show('error', refusalOf(inForms, answer).text)
      default:
        return toasts.show('error', t('consents.notChanged'))
    }
  }

  async function versionInForce(): Promise<OwnConsent['version']> {
    const answer = await fetchConsents().catch(() => null)
    const consents = answer?.data?.me?.consents
    return consents?.find((one) => one.number === number)?.version ?? null
  }

  // If the text has changed once more, the message does not apply to it.
  return { wished, hasChanged: changedTo !== null && changedTo === version, change }
}
