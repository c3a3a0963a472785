import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { StaffOrderFieldsFragment, Types } from './order.generated.ts'

type StepProps = {
  readonly order: StaffOrderFieldsFragment
  onOpen(move: Types.StaffMove): void
}

/** The next step; on a phone at its foot, where the thumb is. */
export function NextStep({ order, onOpen }: StepProps): ReactElement | null {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const { nextMove, sums, isPaidAtDoor, paymentState } = order
  if (nextMove === null) return null
  const takesMoney = nextMove === 'DELIVER' && isPaidAtDoor && paymentState === 'UNPAID'
  const amount = money(nextMove === 'REFUND' ? sums.owed : sums.total)
  return (
    <section
      aria-label={t('next.title')}
      className="foot-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:py-3 print:hidden"
    >
      <button
        type="button"
        onClick={() => onOpen(nextMove)}
        className={`${deskButton('primary')} min-h-12 w-full text-lg`}
      >
        {t(`next.${takesMoney ? 'DELIVER_PAID' : nextMove}`, { amount })}
      </button>
    </section>
  )
}

/** The other moves that are possible now. */
export function OtherSteps({ order, onOpen }: StepProps): ReactElement | null {
  const { t } = useTranslation('order')
  const others = order.moves.filter((move) => move !== order.nextMove && move !== 'CORRECT')
  if (others.length === 0) return null
  return (
    <Panel title={t('other.title')}>
      <div className="flex flex-wrap gap-3">
        {others.map((move) => (
          <button
            key={move}
            type="button"
            onClick={() => onOpen(move)}
            className={deskButton(move === 'CANCEL' ? 'danger' : 'secondary')}
          >
            {t(`other.${move}`)}
          </button>
        ))}
      </div>
    </Panel>
  )
}
