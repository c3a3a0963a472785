import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { PriceRow, TotalRow } from '#client/ui/price-rows.tsx'
import { useReturnExtraPaymentMutation } from './moves.generated.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'
import { centsIn } from './refund-sum.ts'

/** Sums, payments and papers. */
export function OrderMoney({ order }: { readonly order: StaffOrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const { sums, couponCode, documents, paymentMethod } = order
  return (
    <Panel title={t('money.title')}>
      <dl className="flex flex-col gap-1.5 figures">
        <PriceRow name={t('money.items')}>{money(sums.items)}</PriceRow>
        {couponCode === null ? null : (
          <PriceRow name={t('money.coupon', { code: couponCode })}>
            {t('money.less', { amount: money(sums.coupon) })}
          </PriceRow>
        )}
        <PriceRow name={t('money.delivery')}>{money(sums.delivery)}</PriceRow>
        <TotalRow name={t('money.total')}>{money(sums.total)}</TotalRow>
        {centsIn(sums.refunded) > 0 ? (
          <PriceRow name={t('money.refunded')}>{money(sums.refunded)}</PriceRow>
        ) : null}
        {centsIn(sums.owed) > 0 ? (
          <PriceRow name={<strong className="text-signal-deep">{t('money.owed')}</strong>}>
            <strong className="text-signal-deep">{money(sums.owed)}</strong>
          </PriceRow>
        ) : null}
      </dl>
      <p className="mt-5 text-ink-soft">{t('money.method', { name: paymentMethod })}</p>
      <ul className="mt-1 divide-y divide-line">
        {order.payments.map((payment) => (
          <Payment key={payment.id} number={order.number} payment={payment} />
        ))}
      </ul>
      <ul aria-label={t('money.papers')} className="mt-3 flex flex-wrap gap-3">
        {documents.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className={deskButton('secondary')}>
              {t('money.paper', { title })}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type PaymentProps = {
  readonly number: string
  readonly payment: StaffOrderFieldsFragment['payments'][number]
}

function Payment({ number, payment }: PaymentProps): ReactElement {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const toasts = useToastStore()
  const mayRefund = useHasRight('orders.refund')
  const giveBack = useMutationAction(useReturnExtraPaymentMutation)
  const { id, provider, state, amount, refunded, isExtra, reference, reason } = payment
  const isOwed = isExtra && state === 'PAID'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Tag look={isOwed ? 'bad' : 'plain'}>{t(`money.attempts.${state}`)}</Tag>
      <span className="figures">{money(amount)}</span>
      <span className="text-ink-soft">
        {t(`money.providers.${provider}`, { defaultValue: provider })}
      </span>
      {centsIn(refunded) > 0 ? (
        <span className="text-ink-soft figures">
          {t('money.back', { amount: money(refunded) })}
        </span>
      ) : null}
      {reference ? (
        <span className="text-sm break-all text-ink-soft figures">{reference}</span>
      ) : null}
      {reason ? <span className="text-sm text-ink-soft">{reason}</span> : null}
      {isOwed && mayRefund ? (
        <ActionButton
          onAction={async () => {
            if (await giveBack({ number, paymentId: id })) {
              toasts.show('success', t('money.extraDone'))
            }
          }}
          className={deskButton('secondary')}
        >
          {t('money.extra', { amount: money(amount) })}
        </ActionButton>
      ) : null}
    </li>
  )
}
