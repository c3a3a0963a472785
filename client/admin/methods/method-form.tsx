import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, changesBetween, type Values } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Form } from '#client/features/forms/form.tsx'
import type { ShownProblem } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import type { Outcome } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { ClosingDialog } from './closing-dialog.tsx'
import { valuesIn } from './method-values.ts'

type Saved = { readonly differing: readonly DifferenceFieldsFragment[] }

/** Sends what was changed; the last method that is offered ends only with `closesCheckout`. */
export type SendMethod = (given: {
  readonly sitting: string
  readonly changes: Change[]
  readonly closesCheckout: boolean
}) => Promise<Outcome<Saved, ShownProblem & { readonly rule?: string | null | undefined }>>

type MethodFormProps = {
  readonly name: string
  /** Of what was typed, while it is not saved. */
  readonly storedAs: string
  readonly values: Values
  readonly words: RecordWords
  readonly send: SendMethod
  readonly save: Save
  onSaved(): void
  readonly children: ReactNode
}

/** The form of a method: its fields are named by the paths of the values. */
export function MethodForm(props: MethodFormProps): ReactElement {
  const { name, storedAs, values, words, send, save, onSaved, children } = props
  const { t } = useTranslation('methods')
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(values)
  const [sitting] = useState(() => crypto.randomUUID())
  const [differing, setDiffering] = useState<Saved['differing']>([])
  const [closing, setClosing] = useState<Change[] | null>(null)
  const changesTo = (raw: Readonly<Record<string, string>>): Change[] => [
    ...changesBetween(begun, valuesIn(begun, raw)),
  ]
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      return changesTo(raw).length === 0 ? { field: null, text: t('same') } : null
    },
    async send(_values, raw) {
      const sent = await send({ sitting, changes: changesTo(raw), closesCheckout: false })
      if (sent.problem?.code === 'CHECKOUT_CLOSES') setClosing(changesTo(raw))
      return sent
    },
    onProblem({ code, field, rule }) {
      if (code !== 'INVALID_INPUT' || !field || rule) return undefined
      const part = field.split('.').at(-1) ?? ''
      const text = t(`faults.${part}`, { defaultValue: '' })
      return text === '' ? undefined : { field, text }
    },
    onDone: finish,
  })
  useStoredInput(form, storedAs)

  function finish(saved: Saved): void {
    if (saved.differing.length > 0) {
      setDiffering(saved.differing)
      return
    }
    toasts.show('success', t('saved'))
    onSaved()
  }

  async function closeCheckout(changes: Change[]): Promise<void> {
    const { done } = await send({ sitting, changes, closesCheckout: true })
    setClosing(null)
    if (done) finish(done)
  }

  return (
    <>
      <Form form={form} label={name}>
        {children}
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
      {closing ? (
        <ClosingDialog onMeant={() => closeCheckout(closing)} onClose={() => setClosing(null)} />
      ) : null}
    </>
  )
}
