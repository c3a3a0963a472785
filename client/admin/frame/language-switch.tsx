import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_LOCALES, type AdminLocale, rememberLocale } from '#client/admin/i18n/admin-locale.ts'
import { useSite } from '#client/lib/site.ts'

type LanguageSwitchProps = {
  /** Keeps the choice beyond this device. */
  onChosen?(locale: AdminLocale): Promise<unknown>
}

export function LanguageSwitch({ onChosen }: LanguageSwitchProps): ReactElement {
  const { t } = useTranslation('frame')
  const { locale: current } = useSite()

  async function choose(locale: AdminLocale): Promise<void> {
    rememberLocale(locale.code)
    await onChosen?.(locale)
    location.reload()
  }

  return (
    <fieldset className="flex w-fit items-center rounded-sm border border-line-strong">
      <legend className="sr-only">{t('language')}</legend>
      {ADMIN_LOCALES.map((locale) => (
        <button
          key={locale.code}
          type="button"
          lang={locale.code}
          title={locale.name}
          aria-pressed={locale.code === current}
          onClick={() => void choose(locale).catch(reportError)}
          className="min-h-11 min-w-11 px-2.5 font-semibold uppercase hover:bg-sand-deep/60 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <span aria-hidden="true">{locale.code}</span>
          <span className="sr-only normal-case">{locale.name}</span>
        </button>
      ))}
    </fieldset>
  )
}
