import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { PathLink } from '#client/features/navigation/path-link.tsx'
import { CancelButton } from '#client/features/order/cancel-button.tsx'
import type { OrderFieldsFragment } from '#client/features/order/order.generated.ts'
import { PayAgain } from '#client/features/order/pay-again.tsx'
import { SLUG_KEY } from '#client/features/order/slug-key.ts'
import { Head } from '#client/lib/head.tsx'
import { usePaths } from '#client/lib/links.ts'
import { useQueryString } from '#client/lib/use-query-string.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { useCheckoutFailureQuery } from './checkout-failure.generated.ts'

export function CheckoutFailureScreen(): ReactElement {
  const { t } = useTranslation('orders')
  const { pathTo } = usePaths()
  const query = useQueryString()
  const slug = query.get(SLUG_KEY)
  const isStopped = query.get('reason') === 'cancelled'
  const title = t(isStopped ? 'failure.stopped' : 'failure.title')
  const { data } = useCheckoutFailureQuery({
    variables: { slug: slug ?? '' },
    skip: slug === null,
    errorPolicy: 'all',
  })
  const order = data?.order ?? null
  return (
    <div className="site-width flex flex-col gap-10 py-10 md:py-16">
      <Head title={title} path={null} isHidden />
      <header className="max-w-prose">
        <h1 className="display text-title">{title}</h1>
        <p className="mt-3 text-lead text-ink-soft">{explanation(order)}</p>
        {order?.canPay && !isStopped ? (
          <p className="mt-3 text-ink-soft">{t('failure.reasons')}</p>
        ) : null}
      </header>
      {order ? (
        <>
          <PayAgain order={order} orderKey={null} />
          <div className="flex flex-wrap gap-3">
            {order.canCancel ? <CancelButton slug={order.id} orderKey={null} /> : null}
            <PathLink
              path={pathTo('order', { slug: order.id })}
              className={`${buttonClass('quiet')} max-sm:w-full`}
            >
              {t('success.toOrder')}
            </PathLink>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          <PathLink path={pathTo('cart')} className={`${buttonClass('primary')} max-sm:w-full`}>
            {t('failure.toCart')}
          </PathLink>
          <PathLink
            path={pathTo('trackOrder')}
            className={`${buttonClass('secondary')} max-sm:w-full`}
          >
            {t('track.title')}
          </PathLink>
        </div>
      )}
    </div>
  )

  function explanation(found: OrderFieldsFragment | null): string {
    if (found?.state === 'CANCELLED') return t('failure.cancelled')
    return found && !found.canPay ? t('failure.gone') : t('failure.text')
  }
}
