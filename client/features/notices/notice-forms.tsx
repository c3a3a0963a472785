import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormConsents } from '#client/features/consents/use-form-consents.ts'
import { type NoticeChoice, NoticeForm } from './notice-form.tsx'

type NoticeFormsProps = {
  readonly productId: string
  readonly choices?: readonly NoticeChoice[]
}

const TITLE = 'stock-notice'

export function StockNotice(props: NoticeFormsProps): ReactElement {
  const { t } = useTranslation('notices')
  const consents = useFormConsents('PRODUCT_AVAILABILITY_FORM')
  return (
    <section aria-labelledby={TITLE} className="rounded-lg bg-sand p-5 md:p-6">
      <h2 id={TITLE} className="display text-card">
        {t('stock.title')}
      </h2>
      <p className={HINT}>{t('stock.hint')}</p>
      <NoticeForm {...props} kind="BACK_IN_STOCK" labelledBy={TITLE} consents={consents} />
    </section>
  )
}

/** Rendered below the summary with `id` that opens it. */
export function PriceNotice({
  labelledBy,
  productId,
}: {
  readonly labelledBy: string
  readonly productId: string
}): ReactElement {
  const { t } = useTranslation('notices')
  return (
    <div className="mt-1 rounded-lg bg-sand p-5 md:p-6">
      <p className={HINT}>{t('price.hint')}</p>
      <NoticeForm kind="PRICE_DROP" productId={productId} labelledBy={labelledBy} consents={null} />
    </div>
  )
}

const HINT = 'mt-1 mb-4 text-base text-ink-soft'
