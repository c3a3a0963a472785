import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '#client/admin/methods/language-name.ts'

type LanguageChoiceProps = {
  /** The main one first. */
  readonly languages: readonly string[]
  readonly language: string
  onChange(language: string): void
}

/** The language in which texts are edited and previewed; nothing on a site with one. */
export function LanguageChoice(props: LanguageChoiceProps): ReactElement | null {
  const { languages, language, onChange } = props
  const { t } = useTranslation('siteForms')
  const nameOf = useLanguageName()
  const id = useId()
  if (languages.length < 2) return null
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-3">
      <span id={id} className="font-semibold">
        {t('language')}
      </span>
      <span className="flex flex-wrap">
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            onClick={() => onChange(code)}
            className="min-h-11 min-w-11 px-2.5 font-semibold hover:bg-sand-deep/60 aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {nameOf(code)}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
