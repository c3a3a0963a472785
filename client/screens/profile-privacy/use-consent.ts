import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useSend } from '#client/features/forms/use-send.ts'
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
  const changeConsent = useSend(useChangeConsentMutation)
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
    const { done, problem } = await changeConsent({ number, isAccepted: isWished, version })
    const newVersion = problem?.code === 'TEXT_CHANGED' ? await versionInForce() : null
    setWished(null)
    setChangedTo(newVersion)
    if (newVersion !== null) return // the switch shows it
    if (done) toasts.show('success', t(isWished ? 'consents.given' : 'consents.withdrawn'))
    else if (problem?.__typename === 'TooManyProblem') {
      toasts.show('error', refusalOf(inForms, problem).text)
    } else toasts.show('error', t('consents.notChanged'))
  }

  async function versionInForce(): Promise<OwnConsent['version']> {
    const answer = await fetchConsents().catch(() => null)
    const consents = answer?.data?.me?.consents
    return consents?.find((one) => one.number === number)?.version ?? null
  }

  // If the text has changed once more, the message does not apply to it.
  return { wished, hasChanged: changedTo !== null && changedTo === version, change }
}
