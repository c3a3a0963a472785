import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { ConsentText } from './consent-text.tsx'
import { consentField, type FormConsents } from './use-form-consents.ts'

/** Consent checkboxes of a form, which cannot be sent without the required ones. */
export function ConsentFields({
  consents,
  onFetched,
}: {
  readonly consents: FormConsents
  /** Called when consents that were missing have loaded. */
  readonly onFetched: () => void
}): ReactElement | null {
  const { t } = useTranslation('forms')
  const { list, isLoading, fetchAgain } = consents
  const retry = async (): Promise<void> => {
    if (await fetchAgain()) onFetched()
  }
  if (list === null) {
    if (isLoading) return null
    return (
      <div className="flex flex-col items-start gap-3 rounded-md bg-sand px-4 py-3">
        <p>{t('consents.notFetched')}</p>
        <button
          type="button"
          onClick={() => retry().catch(reportError)}
          className={buttonClass('secondary')}
        >
          {t('consents.fetchAgain')}
        </button>
      </div>
    )
  }
  if (list.length === 0) return null
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-base font-semibold">{t('consents.title')}</legend>
      {list.some(({ isRequired }) => isRequired) ? (
        <p className="text-base text-ink-soft">{t('consents.star')}</p>
      ) : null}
      {list.map(({ number, version, html, isRequired }) => (
        // A changed text resets its checkbox, whose value is the version that was read.
        <CheckboxField
          key={`${number} ${version}`}
          name={consentField(number)}
          value={version === null ? 'on' : String(version)}
          isRequired={isRequired}
        >
          <ConsentText html={html} />
          {isRequired ? <span aria-hidden="true">{' *'}</span> : null}
        </CheckboxField>
      ))}
    </fieldset>
  )
}
