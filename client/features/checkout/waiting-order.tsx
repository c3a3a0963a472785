import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useOrderActions } from '#client/features/order/use-order-actions.ts'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { WaitingOrderFieldsFragment } from './waiting-order.generated.ts'

/** An order whose payment was begun and not finished: pay it, or have its lines in the cart again. */
export function WaitingOrder({
  order,
}: {
  readonly order: WaitingOrderFieldsFragment
}): ReactElement {
  const { t } = useTranslation('checkout')
  const { money } = useFormat()
  const { pay, cancel } = useOrderActions(order.id, null)
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const { number, prices, paymentMethod, canPay, canCancel } = order

  async function payNow(): Promise<void> {
    const buttons = await pay(paymentMethod.id)
    // A provider's own buttons have their place on the order's page.
    if (buttons) await navigate(pathTo('order', { slug: order.id }))
  }

  return (
    <section
      aria-labelledby="waiting-order"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border-l-4 border-tide bg-sand px-5 py-5"
    >
      <div className="min-w-0">
        <h2 id="waiting-order" className="text-lg font-semibold">
          {t('waiting.title', { number })}
        </h2>
        <p className="text-ink-soft">{t('waiting.text', { amount: money(prices.total) })}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {canPay ? (
          <ActionButton onAction={payNow} className={`${buttonClass('primary')} max-sm:w-full`}>
            {t('waiting.pay')}
          </ActionButton>
        ) : null}
        {canCancel ? (
          <ActionButton onAction={cancel} className={`${buttonClass('secondary')} max-sm:w-full`}>
            {t('waiting.cancel')}
          </ActionButton>
        ) : null}
      </div>
    </section>
  )
}
