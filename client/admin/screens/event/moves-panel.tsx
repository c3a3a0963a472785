import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { StaffEventFieldsFragment, Types } from './event.generated.ts'
import { MoveDialog } from './move-dialog.tsx'
import { timeWords } from './time-words.ts'

type MovesPanelProps = { readonly event: StaffEventFieldsFragment; onMoved(): void }

/** Whether the event takes place, and what can be done about it. */
export function MovesPanel({ event, onMoved }: MovesPanelProps): ReactElement {
  const { t } = useTranslation('events')
  const format = useFormat()
  const mayMove = useHasRight('content.publish')
  const seesOrders = useHasRight('orders.read')
  const [move, setMove] = useState<Types.EventMove | null>(null)
  const { id, state, start, isAllDay, previousStart, letters } = event
  const before = previousStart && timeWords({ start: previousStart, end: null, isAllDay }, format)
  return (
    <Panel title={t('takesPlace')}>
      <p className="font-semibold">{timeWords({ start, end: event.end, isAllDay }, format)}</p>
      <p className="mt-1">{t(`states.${state}`)}</p>
      {state === 'POSTPONED' && before ? <p>{t('before', { time: before })}</p> : null}
      {letters > 0 ? (
        <p className="mt-2">
          {seesOrders ? (
            <Link
              to={`/admin/orders?event=${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {t('orders', { count: letters })}
            </Link>
          ) : (
            t('orders', { count: letters })
          )}
        </p>
      ) : null}
      {state === 'CANCELLED' && letters > 0 ? (
        <p className="text-ink-soft">{t('refundHint')}</p>
      ) : null}
      {mayMove && movesOf(event).length > 0 ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {movesOf(event).map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => setMove(one)}
              className={deskButton(one === 'CANCEL' ? 'danger' : 'secondary')}
            >
              {t(`moves.${one}.open`)}
            </button>
          ))}
        </div>
      ) : null}
      {move === null ? null : (
        <MoveDialog {...{ event, move, onMoved }} onClose={() => setMove(null)} />
      )}
    </Panel>
  )
}

function movesOf({
  state,
  isPast,
}: Pick<StaffEventFieldsFragment, 'state' | 'isPast'>): readonly Types.EventMove[] {
  if (state === 'CANCELLED') return ['RESTORE']
  return isPast ? [] : ['POSTPONE', 'CANCEL']
}
