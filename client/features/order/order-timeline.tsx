import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import type { OrderFieldsFragment } from './order.generated.ts'

/** Past events and next steps in one column. */
export function OrderTimeline({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { date, time, money } = useFormat()
  const coming = comingOf(order)
  return (
    <ol aria-label={t('timeline.title')} className="flex flex-col">
      {order.timeline.map(({ event, at, note, amount }, index) => (
        <Step
          key={`${event} ${at}`}
          isDone
          isLast={index === order.timeline.length - 1 && coming.length === 0}
        >
          <span className="font-semibold">
            {amount === null
              ? t(`timeline.${event}`)
              : t('timeline.amount', { event: t(`timeline.${event}`), amount: money(amount) })}
          </span>
          <time dateTime={at} className="text-base text-ink-soft figures">
            {t('timeline.at', { date: date(at), time: time(at) })}
          </time>
          {note === null || note === '' ? null : (
            <span className="text-base text-ink-soft">{note}</span>
          )}
        </Step>
      ))}
      {coming.map((event, index) => (
        <Step key={event} isDone={false} isLast={index === coming.length - 1}>
          <span className="text-ink-soft">{t(`timeline.${event}`)}</span>
        </Step>
      ))}
    </ol>
  )
}

/** Steps ahead of an order that goes its usual way. */
function comingOf({
  state,
  delivery,
}: OrderFieldsFragment): readonly ('PAID' | 'SHIPPED' | 'DELIVERED')[] {
  const sent = delivery === null ? [] : (['SHIPPED', 'DELIVERED'] as const)
  if (state === 'AWAITING_PAYMENT') return ['PAID', ...sent]
  if (state === 'CONFIRMED') return sent
  return state === 'SHIPPED' ? ['DELIVERED'] : []
}

type StepProps = {
  readonly isDone: boolean
  readonly isLast: boolean
  readonly children: ReactNode
}

function Step({ isDone, isLast, children }: StepProps): ReactElement {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-4">
      <span aria-hidden="true" className="flex flex-col items-center">
        <span
          className={`mt-1.5 size-4 shrink-0 rounded-full border-2 ${isDone ? 'border-tide bg-tide' : 'border-line-strong'}`}
        />
        {isLast ? null : <span className={`w-0.5 grow ${isDone ? 'bg-tide' : 'bg-line'}`} />}
      </span>
      <span className={`flex flex-col ${isLast ? '' : 'pb-5'}`}>{children}</span>
    </li>
  )
}
