import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentText } from '#client/features/consents/consent-text.tsx'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type OwnConsent, useConsent } from './use-consent.ts'

/** Withdrawing is as easy as consenting (GDPR): one tap, saved at once. */
export function ConsentSwitch({ consent }: { readonly consent: OwnConsent }): ReactElement {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const { wished, hasChanged, change } = useConsent(consent)
  const { number, html, isAccepted, isRequired, isOutdated, since } = consent
  const isFixed = isRequired && isAccepted
  const notice = `consent-${number}-changed`
  return (
    <>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={wished ?? isAccepted}
          disabled={isFixed}
          aria-describedby={hasChanged ? notice : undefined}
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
      {hasChanged ? (
        <p id={notice} role="alert" className="mt-2 ml-9 border-l-4 border-signal pl-3">
          {t('consents.textChanged')}
        </p>
      ) : null}
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
