import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { type StaffEventFieldsFragment, useSaveEventMutation } from './event.generated.ts'
import { EventFields } from './event-fields.tsx'
import { begunValues, typedEvent } from './typed-event.ts'
import { readTyped, typedTime } from './typed-time.ts'
import { useEventWords } from './use-event-words.ts'
import { useTimeProblem } from './use-time-problem.ts'

type EventFormProps = {
  readonly event: StaffEventFieldsFragment
  readonly save: Save
  onSaved(): void
}

export function EventForm({ event, save, onSaved }: EventFormProps): ReactElement {
  const { t } = useTranslation('events')
  const words = useEventWords(event.texts.map(({ language }) => language))
  const toasts = useToastStore()
  const timeProblem = useTimeProblem()
  // What the form began with: later answers do not change it.
  const [begun] = useState(event)
  const [sitting] = useState(() => crypto.randomUUID())
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveEventMutation)
  const changesIn = (raw: Readonly<Record<string, string>>) => {
    const { time = begun.time } = readTyped(raw)
    return [...changesBetween(begunValues(begun, begun.time), typedEvent(begun, raw, time))]
  }
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const problem = timeProblem(raw)
      if (problem) return problem
      return changesIn(raw).length === 0 ? { field: null, text: t('same') } : null
    },
    send: (_values, raw) => send({ id: begun.id, sitting, changes: changesIn(raw) }),
    onDone(saved) {
      if (saved.differing.length > 0) {
        setDiffering(saved.differing)
        return
      }
      toasts.show('success', t('saved'))
      onSaved()
    },
  })
  useStoredInput(form, `event:${begun.id}`)

  return (
    <>
      <Form form={form} label={t('form')}>
        <EventFields begun={begun} time={typedTime(begun)} />
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}
