import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { SellerFieldsFragment } from './seller.generated.ts'

/** The seller as the end of every document has it. */
export function SellerPreview({ seller }: { readonly seller: SellerFieldsFragment }): ReactElement {
  const { t } = useTranslation('seller')
  const { name, street, zipCode, city, oib, registry, iban, phone, email } = seller
  const isComplete = [name, street, zipCode, city, oib, registry, iban, phone, email].every(Boolean)
  return (
    <Panel title={t('preview')}>
      {isComplete ? (
        <div className="text-sm leading-relaxed wrap-anywhere">
          <p>{`${name}, ${street}, ${zipCode} ${city}`}</p>
          <p>{`OIB ${oib}, ${registry}`}</p>
          <p>{`IBAN ${iban}`}</p>
        </div>
      ) : (
        <p>{t('incomplete')}</p>
      )}
    </Panel>
  )
}
