import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { fieldOf } from './address-fields.ts'
import { Differences } from './differences.tsx'
import { type DifferenceFieldsFragment, useCorrectOrderMutation } from './moves.generated.ts'
import type { OrderEditFieldsFragment, StaffOrderFieldsFragment } from './order.generated.ts'
import { useActorName } from './use-actor-name.ts'
import { textOf, useWhat } from './use-what.ts'

type HistoryProps = {
  readonly order: StaffOrderFieldsFragment
  readonly edits: readonly OrderEditFieldsFragment[]
}

/** Who did what; a corrected value can be set back until somebody changes it again. */
export function OrderHistory({ order, edits }: HistoryProps): ReactElement | null {
  const { t } = useTranslation('order')
  const toasts = useToastStore()
  const actorName = useActorName()
  const what = useWhat(order.sums.total.currency)
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const correct = useMutationAction(useCorrectOrderMutation)
  const { number, moves } = order
  if (edits.length === 0) return null

  async function undo({ path, before, after }: OrderEditFieldsFragment): Promise<void> {
    const changes = [{ path, base: textOf(after), value: textOf(before) }]
    const saved = await correct({ number, sitting: crypto.randomUUID(), changes })
    if (saved === null) return
    if (saved.differing.length > 0) setDiffering(saved.differing)
    else toasts.show('success', t('history.undone'))
  }

  return (
    <Panel title={t('history.title')}>
      <ol className="-my-4 divide-y divide-line">
        {edits.map((edit) => {
          const field = fieldOf(edit.path)
          const isUndoable = field !== null && moves.includes('CORRECT')
          return (
            <li key={edit.id} className="py-3">
              <p className="font-semibold break-words">{what(edit)}</p>
              <p className="text-sm text-ink-soft">
                {`${actorName(edit.actor)}, `}
                <Moment at={edit.at} />
              </p>
              {isUndoable && edit.after !== null ? (
                <ActionButton
                  onAction={() => undo(edit)}
                  className={`${deskButton('quiet')} -ml-4 text-left text-link`}
                >
                  {t('history.undo', { value: textOf(edit.before) || t('differences.nothing') })}
                </ActionButton>
              ) : null}
            </li>
          )
        })}
      </ol>
      {differing.length > 0 ? (
        <Differences {...{ number, differing }} onClose={() => setDiffering([])} />
      ) : null}
    </Panel>
  )
}
