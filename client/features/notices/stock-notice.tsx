import { type ComponentProps, lazy, memo, type ReactElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { NoticeChoice } from './notice-form.tsx'

/** Few products are sold out. */
const StockForm = lazy(async () => ({ default: (await import('./stock-form.tsx')).StockForm }))

/** A change of its parent would take the server's markup away until the code has come. */
const Fields = memo((props: ComponentProps<typeof StockForm>) => (
  <Suspense>
    <StockForm {...props} />
  </Suspense>
))

type StockNoticeProps = {
  readonly productId: string
  readonly choices?: readonly NoticeChoice[]
}

const TITLE = 'stock-notice'

export function StockNotice(props: StockNoticeProps): ReactElement {
  const { t } = useTranslation('notices')
  return (
    <section aria-labelledby={TITLE} className="rounded-lg bg-sand p-5 md:p-6">
      <h2 id={TITLE} className="display text-card">
        {t('stock.title')}
      </h2>
      <p className="mt-1 mb-4 text-base text-ink-soft">{t('stock.hint')}</p>
      <Fields {...props} labelledBy={TITLE} />
    </section>
  )
}
