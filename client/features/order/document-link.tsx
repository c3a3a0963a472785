import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'
import type { OrderFieldsFragment } from './order.generated.ts'

/** Renders nothing on platforms without order documents. */
export function DocumentLink({
  order: { document },
}: {
  readonly order: Pick<OrderFieldsFragment, 'document'>
}): ReactElement | null {
  const { t } = useTranslation('orders')
  if (document === null) return null
  return (
    // A plain link to a file, not a screen.
    <a href={document.url} download className={`${buttonClass('secondary')} max-sm:w-full`}>
      {t('document', { title: document.title })}
    </a>
  )
}
