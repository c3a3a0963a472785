import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Selection } from '#client/admin/list/selection.ts'
import { RadioChoices } from '#client/admin/ui/radio-choices.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Dialog, SHEET } from '#client/ui/dialog.tsx'
import { useMoveOrdersMutation } from './orders.generated.ts'

/** Parcels are sent on a screen of their own, with their numbers. */
const MOVES = ['PAY', 'DELIVER', 'RETURN', 'CANCEL'] as const
type Move = (typeof MOVES)[number]

type MoveOrdersDialogProps = {
  readonly selection: Selection
  onClose(isStale: boolean): void
}

/** What becomes of the selected orders; the button has their exact number. */
export function MoveOrdersDialog({ selection, onClose }: MoveOrdersDialogProps): ReactElement {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const [move, setMove] = useState<Move | null>(null)
  const isStale = useRef(false)
  const send = useSend(useMoveOrdersMutation)
  const count = selection.kind === 'all' ? selection.count : selection.ids.length
  const title = t('move.title', { count })
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/bulk.ts')).bulkMoveRules,
    before: async () => (move === null ? { field: null, text: t('move.noMove') } : null),
    send: ({ note }) =>
      send({
        ...{ move: move ?? 'PAY', note: note || null },
        ...(selection.kind === 'all'
          ? { matching: { query: selection.query, count } }
          : { orders: selection.ids.map((number) => ({ number })) }),
      }),
    onDone: async ({ job }) => await navigate(`/admin/orders/jobs/${job.id}`),
    onProblem({ code }) {
      isStale.current = code === 'ROWS_CHANGED'
    },
  })

  return (
    <Dialog
      title={title}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={() => onClose(isStale.current)}
    >
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <RadioChoices<Move>
          name="move"
          legend={t('move.choice')}
          choices={MOVES.map((value) => ({
            ...{ value, label: t(`move.moves.${value}`), about: t(`move.about.${value}`) },
          }))}
          chosen={move}
          onChange={setMove}
        />
        {move === null || move === 'PAY' ? null : (
          <Field name="note" label={t('move.note')} autoComplete="off" isOptional />
        )}
        <p className="text-ink-soft">{t('move.others')}</p>
        <SubmitButton>
          {move === null ? t('move.open') : t(`move.submit.${move}`, { count })}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
