import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#client/ui/button-class.ts'
import type { OrderFieldsFragment } from './order.generated.ts'

type DocumentLinkProps = {
  /** Null on platforms without order documents, and for tickets of an order without any. */
  readonly document: OrderFieldsFragment['document']
}

/** Downloads a paper about an order. */
export function DocumentLink({ document }: DocumentLinkProps): ReactElement | null {
  const { t } = useTranslation('orders')
  if (document === null) return null
  return (
    // A plain link to a file, not a screen.
    <a href={document.url} download className={`${buttonClass('secondary')} max-sm:w-full`}>
      {t('document', { title: document.title })}
    </a>
  )
}
