import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'

type NoRowsProps = {
  /** The list itself is empty, not what was searched in it. */
  readonly isWhole: boolean
  /** In place of the usual sentence. */
  readonly text?: string | undefined
}

export function NoRows({ isWhole, text }: NoRowsProps): ReactElement {
  const { t } = useTranslation('list')
  return (
    <p className="rounded-md border border-line bg-white px-5 py-12 text-center text-ink-soft">
      {text ?? (isWhole ? t('empty') : t('nothing'))}
    </p>
  )
}
