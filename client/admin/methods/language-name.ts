import { useTranslation } from 'react-i18next'

/** Names of languages by codes such as `hrv`, in the language of the back office. */
export function useLanguageName(): (code: string) => string {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (code) => names.of(code) ?? code
}
