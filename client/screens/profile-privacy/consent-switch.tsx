import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentText } from '#client/features/consents/consent-fields.tsx'
import { useAsk } from '#client/features/forms/use-ask.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { ChangeConsentDocument, type OwnConsentsFragment } from './profile-privacy.generated.ts'

type Consent = NonNullable<OwnConsentsFragment['consents']>[number]

/** Withdrawing is as easy as giving: one tap, which holds as soon as it is written down. */
export function ConsentSwitch({ consent }: { readonly consent: Consent }): ReactElement {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const ask = useAsk()
  const toasts = useToastStore()
  /** What was tapped, until the answer says what holds. */
  const [wished, setWished] = useState<boolean | null>(null)
  const { number, html, isAccepted, isRequired, isOutdated, since } = consent
  const isFixed = isRequired && isAccepted

  async function change(isWished: boolean): Promise<void> {
    if (wished !== null) return
    setWished(isWished)
    const answer = (await ask(ChangeConsentDocument, { number, isAccepted: isWished }))
      ?.changeConsent
    setWished(null)
    if (answer?.__typename === 'ChangeConsentSuccess') {
      toasts.show('success', t(isWished ? 'consents.given' : 'consents.withdrawn'))
    } else toasts.show('error', t('consents.notChanged'))
  }

  return (
    <>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={wished ?? isAccepted}
          disabled={isFixed}
          onChange={(event) => change(event.currentTarget.checked).catch(reportError)}
          className="mt-0.5 size-6 shrink-0 accent-tide-deep"
        />
        <span className="flex flex-col gap-0.5 leading-snug">
          <span>
            <ConsentText html={html} />
          </span>
          <span className="text-base text-ink-soft figures">
            {isAccepted && since !== null ? t('consents.since', { date: date(since) }) : null}
            {isFixed ? ` ${t('consents.fixed')}` : null}
            {isOutdated ? ` ${t('consents.outdated')}` : null}
          </span>
        </span>
      </label>
      {isOutdated ? (
        <button
          type="button"
          aria-disabled={wished !== null || undefined}
          onClick={() => change(true).catch(reportError)}
          className={`${buttonClass('secondary')} mt-3 ml-9`}
        >
          {t('consents.acceptNew')}
        </button>
      ) : null}
    </>
  )
}
