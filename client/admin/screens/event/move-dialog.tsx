import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#client/admin/ui/text-area.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { EVENT_REASON_LENGTH } from '#services/contract/rules/events.ts'
import {
  type StaffEventFieldsFragment,
  type Types,
  useMoveEventMutation,
} from './event.generated.ts'
import { TimeFields } from './time-fields.tsx'
import { readTyped, typedTime } from './typed-time.ts'
import { useTimeProblem } from './use-time-problem.ts'

type MoveDialogProps = {
  readonly event: StaffEventFieldsFragment
  readonly move: Types.EventMove
  onMoved(): void
  onClose(): void
}

/** One move, with the number of the letters that it makes before it is confirmed. */
export function MoveDialog({ event, move, onMoved, onClose }: MoveDialogProps): ReactElement {
  const { t } = useTranslation('events')
  const toasts = useToastStore()
  const timeProblem = useTimeProblem()
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useMoveEventMutation)
  const { id, texts, letters } = event
  const isPostponed = move === 'POSTPONE'
  const title = t(`moves.${move}.title`)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const problem = isPostponed ? timeProblem(raw) : null
      if (problem || move === 'RESTORE') return problem
      const field = `reason.${texts[0]?.language}`
      return raw[field]?.trim() ? null : { field, text: t('faults.required') }
    },
    send: (_values, raw) =>
      send({
        ...{ id, move },
        ...(isPostponed && { time: readTyped(raw).time ?? null }),
        reasons: texts.map(({ language }) => ({
          ...{ language, text: (raw[`reason.${language}`] ?? '').trim() },
        })),
      }),
    onProblem: ({ field }) =>
      field === 'time' ? { field: 'startDate', text: t('faults.otherTime') } : undefined,
    onDone(moved) {
      toasts.show(
        'success',
        `${t(`moves.${move}.done`)} ${t('lettersSent', { count: moved.letters })}`,
      )
      onMoved()
      dialog.current?.close()
    },
  })
  useStoredInput(form, `event:${id}:${move}`)

  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <p>{t(`moves.${move}.text`)}</p>
        {isPostponed ? <TimeFields begun={typedTime(event)} /> : null}
        {texts.map(({ language, title: named }, index) =>
          named === '' ? null : (
            <TextArea
              key={language}
              name={`reason.${language}`}
              label={
                texts.length > 1
                  ? t('reasonIn', {
                      language: t(`languages.${language}`, { defaultValue: language }),
                    })
                  : t('fields.reason')
              }
              {...(index === 0 && { hint: t('reasonHint') })}
              rows={3}
              maxLength={EVENT_REASON_LENGTH}
              isOptional={index > 0 || move === 'RESTORE'}
            />
          ),
        )}
        <p
          role="note"
          className="rounded-md border-l-4 border-amber bg-sand px-4 py-2 font-semibold"
        >
          {t('letters', { count: letters })}
        </p>
        <SubmitButton>{t(`moves.${move}.submit`)}</SubmitButton>
      </Form>
    </Dialog>
  )
}
