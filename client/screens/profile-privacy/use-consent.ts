import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import {
  ChangeConsentDocument,
  type OwnConsentsFragment,
  ProfilePrivacyDocument,
} from './profile-privacy.generated.ts'

export type OwnConsent = NonNullable<OwnConsentsFragment['consents']>[number]

type Change = {
  /** What was tapped, until the answer says what holds. */
  readonly wished: boolean | null
  /** The words were others when they were read: these are the new ones. */
  readonly hasChanged: boolean
  change(isWished: boolean): Promise<void>
}

export function useConsent({ number, version }: OwnConsent): Change {
  const { t } = useTranslation('profile')
  const { t: inForms } = useTranslation('forms')
  const client = useApolloClient()
  const ask = useAsk()
  const toasts = useToastStore()
  const [wished, setWished] = useState<boolean | null>(null)
  const [changedTo, setChangedTo] = useState<OwnConsent['version']>(null)

  async function change(isWished: boolean): Promise<void> {
    if (wished !== null) return
    setWished(isWished)
    const wish = { number, isAccepted: isWished, version }
    const answer = (await ask(ChangeConsentDocument, wish))?.changeConsent
    const isOther = answer?.__typename === 'ConsentProblem' && answer.consentCode === 'TEXT_CHANGED'
    const newWords = isOther ? await versionInForce() : null
    setWished(null)
    setChangedTo(newWords)
    if (newWords !== null) return // which is said beside them
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
    const query = { query: ProfilePrivacyDocument, fetchPolicy: 'network-only' } as const
    const answer = await client.query(query).catch(() => null)
    const consents = answer?.data?.me?.consents
    return consents?.find((one) => one.number === number)?.version ?? null
  }

  // Of words that have changed once more since nobody has tried to accept anything.
  return { wished, hasChanged: changedTo !== null && changedTo === version, change }
}
