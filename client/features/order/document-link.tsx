import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'
import type { OrderFieldsFragment } from './order.generated.ts'

/** Nothing on a platform that has no papers of its orders. */
export function DocumentLink({
  order: { document },
}: {
  readonly order: Pick<OrderFieldsFragment, 'document'>
}): ReactElement | null {
  const { t } = useTranslation('orders')
  if (document === null) return null
  return (
    // A file, not a screen.
    <a href={document.url} download className={`${buttonClass('secondary')} max-sm:w-full`}>
      {t('document', { title: document.title })}
    </a>
  )
}
