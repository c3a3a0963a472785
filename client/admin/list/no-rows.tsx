import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

/** `isWhole`: the list itself is empty, not what was searched in it. */
export function NoRows({ isWhole }: { readonly isWhole: boolean }): ReactElement {
  const { t } = useTranslation('list')
  return (
    <p className="rounded-md border border-line bg-white px-5 py-12 text-center text-ink-soft">
      {isWhole ? t('empty') : t('nothing')}
    </p>
  )
}
