import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { localTime, momentOf } from './local-time.ts'
import {
  type MaintenanceFieldsFragment,
  useSwitchMaintenanceMutation,
} from './maintenance.generated.ts'
import { TextField, UntilField } from './maintenance-fields.tsx'
import { VisitorsView } from './visitors-view.tsx'

type MaintenanceFormProps = {
  readonly maintenance: MaintenanceFieldsFragment
  onSaved(): void
}

/** Closes the site, or changes what visitors are told while it is closed. */
export function MaintenanceForm({ maintenance, onSaved }: MaintenanceFormProps): ReactElement {
  const { t } = useTranslation('maintenance')
  const toasts = useToastStore()
  const { isOn } = maintenance
  const begunUntil = maintenance.until === null ? '' : localTime(new Date(maintenance.until))
  const [text, setText] = useState(maintenance.text ?? '')
  const [until, setUntil] = useState(begunUntil)
  const send = useSend(useSwitchMaintenanceMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    send: (_values, { until: end = '', text: said = '' }) =>
      send({ isOn: true, until: momentOf(end), text: said.trim() || null }),
    onProblem: ({ field }) => (field === 'until' ? { field, text: t('past') } : undefined),
    onDone() {
      toasts.show('success', t(isOn ? 'changed' : 'closedNow'))
      onSaved()
    },
  })
  return (
    <Form form={form} label={t(isOn ? 'change' : 'close')}>
      <UntilField defaultValue={begunUntil} onChange={setUntil} />
      <TextField defaultValue={text} onChange={setText} />
      <VisitorsView text={text} until={momentOf(until)} />
      <SubmitButton>{t(isOn ? 'save' : 'closeNow')}</SubmitButton>
    </Form>
  )
}
