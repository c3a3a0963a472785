import { lazy, memo, type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { BankTransfer } from './bank-transfer.tsx'
import { CancelButton } from './cancel-button.tsx'
import { DocumentLink } from './document-link.tsx'
import type { OrderFieldsFragment } from './order.generated.ts'
import { OrderContents } from './order-contents.tsx'
import { orderFields, REORDER_INTENT, usePostedOrder } from './order-fields.ts'
import { OrderPeople } from './order-people.tsx'
import { OrderState } from './order-state.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { PayAgain } from './pay-again.tsx'
import { useOrderActions } from './use-order-actions.ts'
import { WaitingContent } from './waiting-content.tsx'
import { WithNumber } from './with-number.tsx'

type OrderDetailsProps = { readonly order: OrderFieldsFragment; readonly orderKey: string | null }

const LoadedWithdrawal = lazy(async () => ({
  default: (await import('./withdrawal.tsx')).Withdrawal,
}))

/** A change of its parent would take the server's markup away until the code has come. */
const Withdrawal = memo((props: OrderDetailsProps) => (
  <Suspense>
    <LoadedWithdrawal {...props} />
  </Suspense>
))

/** Details of one order and the actions that its buyer can take. */
export function OrderDetails({ order, orderKey }: OrderDetailsProps): ReactElement {
  const { t } = useTranslation('orders')
  const { date } = useFormat()
  // Its last message stays when nothing is left to withdraw from.
  const [couldWithdraw] = useState(order.canWithdraw)
  const canPayNow = order.canPay && order.transfer === null
  return (
    <div className="flex flex-col gap-10">
      <header>
        <h1 className="display text-title break-words">
          <WithNumber text={t('title', { number: order.number })} />
        </h1>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-lead">
          <OrderState order={order} />
          <span className="text-ink-soft figures">
            {t('placedOn', { date: date(order.placedAt) })}
          </span>
        </p>
      </header>
      {order.transfer === null ? null : (
        <BankTransfer transfer={order.transfer} heldUntil={order.heldUntil} />
      )}
      <WaitingContent order={order} orderKey={orderKey} />
      {canPayNow ? <PayAgain order={order} orderKey={orderKey} /> : null}
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-14">
        <OrderContents order={order} />
        <section aria-labelledby="order-timeline">
          <h2 id="order-timeline" className="mb-4 display text-section">
            {t('timeline.title')}
          </h2>
          <OrderTimeline order={order} />
          <Tracking order={order} />
        </section>
      </div>
      <section aria-labelledby="order-people" className="border-t border-line pt-8">
        <h2 id="order-people" className="mb-5 display text-section">
          {t('people.title')}
        </h2>
        <OrderPeople order={order} />
      </section>
      <Actions order={order} orderKey={orderKey} />
      {couldWithdraw ? <Withdrawal order={order} orderKey={orderKey} /> : null}
    </div>
  )
}

function Tracking({
  order: { trackingUrl },
}: {
  readonly order: OrderFieldsFragment
}): ReactElement | null {
  const { t } = useTranslation('orders')
  if (trackingUrl === null) return null
  return (
    <a
      href={trackingUrl}
      rel="noreferrer"
      className="mt-3 inline-flex min-h-11 items-center text-link"
    >
      {t('tracking')}
    </a>
  )
}

function Actions({ order, orderKey }: OrderDetailsProps): ReactElement {
  const { t } = useTranslation('orders')
  const { reorder } = useOrderActions(order.id, orderKey)
  const { isPending, run } = useOnce(reorder)
  const { message } = usePostedOrder(order.id, [REORDER_INTENT])
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <PostedMessage text={message} className="basis-full bg-sand" />
      <DocumentLink document={order.tickets} />
      <DocumentLink document={order.document} />
      <ActionForm
        intent={REORDER_INTENT}
        fields={orderFields(order.id, orderKey)}
        onAction={() => run()}
      >
        <button
          type="submit"
          aria-disabled={isPending || undefined}
          className={`${buttonClass('secondary')} aria-disabled:cursor-progress aria-disabled:opacity-70 max-sm:w-full`}
        >
          {t('reorder.label')}
        </button>
      </ActionForm>
      {order.canCancel ? <CancelButton slug={order.id} orderKey={orderKey} /> : null}
    </div>
  )
}
