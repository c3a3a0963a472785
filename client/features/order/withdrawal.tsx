import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneMessage } from '#client/features/forms/done-message.tsx'
import type { RawValues } from '#client/features/forms/form-store.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import type { OrderFieldsFragment } from './order.generated.ts'
import { orderFields, WITHDRAW_INTENT } from './order-fields.ts'
import { WithdrawalChoice } from './withdrawal-choice.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

type WithdrawalProps = { readonly order: OrderFieldsFragment; readonly orderKey: string | null }

/** The withdrawal function of Directive (EU) 2023/2673: two steps, no login, no reason. */
export function Withdrawal({ order, orderKey }: WithdrawalProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const { date } = useFormat()
  const posted = usePosted([WITHDRAW_INTENT], orderFields(order.id, null))
  const [isDone, setIsDone] = useState(false)
  if (!order.canWithdraw && !isDone) return null
  const withdrawn = order.lines.map(({ withdrawnQuantity }) => withdrawnQuantity).join()
  return (
    <section aria-labelledby="withdrawal" className="border-t border-line pt-8 print:hidden">
      <h2 id="withdrawal" className="display text-section">
        {t('withdrawal.title')}
      </h2>
      {isDone ? <DoneMessage key={withdrawn}>{t('withdrawal.done')}</DoneMessage> : null}
      {order.canWithdraw ? (
        <>
          <p className="mt-2 max-w-prose text-ink-soft">
            {order.withdrawalUntil === null
              ? t('withdrawal.intro')
              : t('withdrawal.introUntil', { date: date(order.withdrawalUntil) })}
          </p>
          {/* A partial withdrawal remounts the form with the remaining lines. */}
          <details key={withdrawn} open={posted !== null} className="mt-5">
            <summary className={`${buttonClass('secondary')} max-sm:w-full`}>
              {t('withdrawal.open')}
            </summary>
            <Steps order={order} orderKey={orderKey} onDone={() => setIsDone(true)} />
          </details>
        </>
      ) : null}
    </section>
  )
}

function Steps(props: WithdrawalProps & { readonly onDone: () => void }): ReactElement {
  const { order, orderKey, onDone } = props
  const posted = usePosted([WITHDRAW_INTENT], orderFields(order.id, null))
  const isPosted = (posted?.shown as { isReviewed?: boolean } | undefined)?.isReviewed ?? false
  const [reviewed, setReviewed] = useState<RawValues | null>(
    isPosted ? (posted?.values ?? null) : null,
  )
  return (
    <>
      {/* Stays mounted with what was chosen. */}
      <div hidden={reviewed !== null}>
        <WithdrawalChoice order={order} orderKey={orderKey} onChosen={setReviewed} />
      </div>
      {reviewed === null ? null : (
        <WithdrawalReview
          order={order}
          orderKey={orderKey}
          values={reviewed}
          onBack={() => setReviewed(null)}
          onDone={onDone}
        />
      )}
    </>
  )
}
