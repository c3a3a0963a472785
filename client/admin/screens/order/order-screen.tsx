import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { Moment } from '#client/admin/ui/moment.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NextStep, OtherSteps } from './next-step.tsx'
import { type Types, useStaffOrderQuery } from './order.generated.ts'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderStates } from './order-states.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { Withdrawals } from './withdrawals.tsx'

/** One order in the hands of staff: what it is, and what to do with it. */
export function OrderScreen(): ReactElement {
  const { t } = useTranslation('order')
  const { number = '' } = useParams()
  const [open, setOpen] = useState<Types.StaffMove | null>(null)
  const { data, error, refetch } = useStaffOrderQuery({ variables: { number } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { staffOrder: order } = data
  if (!order) return <NotFound />
  const close = (): void => setOpen(null)

  return (
    <>
      <ScreenHead title={t('title', { number })}>
        <OrderStates order={order} />
      </ScreenHead>
      <p className="-mt-3 mb-5 text-ink-soft md:-mt-5">
        {t('placed')} <Moment at={order.placedAt} />
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Withdrawals order={order} />
          <OrderLines order={order} />
          <OrderPeople order={order} onCorrect={() => setOpen('CORRECT')} />
          <OrderNotes order={order} />
          <OrderMoney order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <NextStep order={order} onOpen={setOpen} />
          <OtherSteps order={order} onOpen={setOpen} />
          <OrderMails order={order} />
          <OrderTimeline order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
      {open === 'REFUND' ? <RefundDialog order={order} onClose={close} /> : null}
      {open === 'CORRECT' ? <AddressDialog order={order} onClose={close} /> : null}
      {open !== null && open !== 'REFUND' && open !== 'CORRECT' ? (
        <MoveDialog order={order} move={open} onClose={close} />
      ) : null}
    </>
  )
}
