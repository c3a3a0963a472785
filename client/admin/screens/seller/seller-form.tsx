import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { type SellerFieldsFragment, useChangeSellerMutation } from './seller.generated.ts'

const FIELDS = [
  ...(['name', 'street', 'zipCode', 'city', 'oib'] as const),
  ...(['registry', 'iban', 'phone', 'email'] as const),
]

type SellerFormProps = {
  readonly seller: SellerFieldsFragment
  readonly words: RecordWords
  readonly save: Save
  onSaved(): void
}

export function SellerForm({ seller, words, save, onSaved }: SellerFormProps): ReactElement {
  const { t } = useTranslation('seller')
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(seller)
  const [sitting] = useState(() => crypto.randomUUID())
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useChangeSellerMutation)
  const before = Object.fromEntries(FIELDS.map((field) => [field, begun[field]]))
  const changesTo = (raw: Readonly<Record<string, string>>) => [
    ...changesBetween(
      before,
      Object.fromEntries(FIELDS.map((field) => [field, raw[field]?.trim() || null])),
    ),
  ]
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      return changesTo(raw).length === 0 ? { field: null, text: t('same') } : null
    },
    send: (_values, raw) => send({ sitting, changes: changesTo(raw) }),
    onProblem({ field }) {
      const text = t(`faults.${field}`, { defaultValue: '' })
      return text === '' ? undefined : { field, text }
    },
    onDone(saved) {
      if (saved.differing.length > 0) {
        setDiffering(saved.differing)
        return
      }
      toasts.show('success', t('saved'))
      onSaved()
    },
  })
  useStoredInput(form, 'seller')

  return (
    <>
      <Form form={form} label={t('title')}>
        {FIELDS.map((field) => {
          const hint = t(`hints.${field}`, { defaultValue: '' })
          return (
            <Field
              key={field}
              name={field}
              label={t(`fields.${field}`)}
              {...(hint === '' ? {} : { hint })}
              defaultValue={begun[field] ?? ''}
              autoComplete="off"
              spellCheck={false}
            />
          )
        })}
        <SubmitButton>{t('save')}</SubmitButton>
      </Form>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}
