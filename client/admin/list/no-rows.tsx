import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

export function NoRows(): ReactElement {
  const { t } = useTranslation('list')
  return (
    <p className="rounded-md border border-line bg-white px-5 py-12 text-center text-ink-soft">
      {t('nothing')}
    </p>
  )
}
