import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import {
  CANCEL_INTENT,
  METHOD_FIELD,
  orderFields,
  PAY_INTENT,
  usePostedOrder,
} from '#client/features/order/order-fields.ts'
import { ProviderForm } from '#client/features/order/provider-form.tsx'
import { useOrderActions } from '#client/features/order/use-order-actions.ts'
import { WithNumber } from '#client/features/order/with-number.tsx'
import { useFormat } from '#client/lib/format.ts'
import { usePaths } from '#client/lib/links.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { WaitingOrderFieldsFragment } from './waiting-order.generated.ts'

const PENDING = 'aria-disabled:cursor-progress aria-disabled:opacity-70'

/** An order with an unfinished payment: the buyer can pay it or move its lines back to the cart. */
export function WaitingOrder({
  order,
}: {
  readonly order: WaitingOrderFieldsFragment
}): ReactElement {
  const { t } = useTranslation('checkout')
  const { money, date, time } = useFormat()
  const { pay, cancel } = useOrderActions(order.id, null)
  const { pathTo } = usePaths()
  const navigate = useNavigate()
  const { number, prices, paymentMethod, canPay, canCancel, heldUntil } = order

  const posted = usePostedOrder(order.id, [PAY_INTENT, CANCEL_INTENT])
  const paying = useOnce(async () => {
    const buttons = await pay(paymentMethod.id)
    // Provider buttons are only on the order's page.
    if (buttons) await navigate(pathTo('order', { slug: order.id }))
  })
  const cancelling = useOnce(cancel)
  const fields = orderFields(order.id, null)

  if (posted.payment) {
    return (
      <div className="mb-8">
        <ProviderForm payment={posted.payment} />
      </div>
    )
  }
  return (
    <section
      aria-labelledby="waiting-order"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border-l-4 border-tide bg-sand px-5 py-5"
    >
      <PostedMessage text={posted.message} className="basis-full bg-white" />
      <div className="min-w-0">
        <h2 id="waiting-order" className="text-lg font-semibold">
          <WithNumber text={t('waiting.title', { number })} />
        </h2>
        <p className="text-ink-soft">{t('waiting.text', { amount: money(prices.total) })}</p>
        {canPay ? (
          <p className="text-ink-soft">
            {heldUntil === null
              ? t('waiting.notHeld')
              : t('waiting.held', { date: date(heldUntil), time: time(heldUntil) })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        {canPay ? (
          <ActionForm
            intent={PAY_INTENT}
            fields={{ ...fields, [METHOD_FIELD]: paymentMethod.id }}
            onAction={() => paying.run()}
          >
            <button
              type="submit"
              aria-disabled={paying.isPending || undefined}
              className={`${buttonClass('primary')} ${PENDING} max-sm:w-full`}
            >
              {t('waiting.pay')}
            </button>
          </ActionForm>
        ) : null}
        {canCancel ? (
          <ActionForm intent={CANCEL_INTENT} fields={fields} onAction={() => cancelling.run()}>
            <button
              type="submit"
              aria-disabled={cancelling.isPending || undefined}
              className={`${buttonClass('secondary')} ${PENDING} max-sm:w-full`}
            >
              {t('waiting.cancel')}
            </button>
          </ActionForm>
        ) : null}
      </div>
    </section>
  )
}
