import { useTranslation } from 'react-i18next'

/** Who changed something: a person by name, or what ran by itself. */
export function useActorName(): (actor: {
  readonly key: string
  readonly name: string | null
}) => string {
  const { t } = useTranslation('history')
  return ({ key, name }) => {
    if (name) return name
    return key.startsWith('account:') ? t('actors.former') : t('actors.program')
  }
}
