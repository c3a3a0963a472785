import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import {
  type SettingFieldsFragment,
  useSaveSettingMutation,
} from '#client/admin/screens/settings/settings.generated.ts'
import { useSettingWords } from '#client/admin/screens/settings/use-setting-words.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { storedValue } from './setting-value.ts'
import { ValueField } from './value-field.tsx'

type SettingFormProps = {
  readonly setting: SettingFieldsFragment
  readonly words: RecordWords
  readonly save: Save
  onSaved(): void
}

export function SettingForm({ setting, words, save, onSaved }: SettingFormProps): ReactElement {
  const { t } = useTranslation('settings')
  const { name, value: textOf } = useSettingWords()
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(setting)
  const [sitting] = useState(() => crypto.randomUUID())
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveSettingMutation)
  const { key, value: base } = begun
  const changesTo = (value: string | null) => [...changesBetween({ value: base }, { value })]
  /** The usual value that a form without a value shows is no change. */
  const typedIn = ({ value: typed = '' }: Readonly<Record<string, string>>) => {
    const value = storedValue(begun, typed)
    return base === null && value === begun.usual ? null : value
  }

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const isSame = changesTo(typedIn(raw)).length === 0
      return isSame ? { field: 'value', text: t('same') } : null
    },
    send: (_values, raw) => send({ key, sitting, changes: changesTo(typedIn(raw)) }),
    onProblem({ code, field, rule }) {
      const text = t(`list.${key}.form`, { defaultValue: '' })
      return code === 'INVALID_INPUT' && rule === null && text !== '' ? { field, text } : undefined
    },
    onDone: (saved) => finish(saved.differing),
  })
  useStoredInput(form, `setting:${key}`)

  function finish(found: readonly DifferenceFieldsFragment[]): void {
    if (found.length > 0) {
      setDiffering(found)
      return
    }
    toasts.show('success', t('saved'))
    onSaved()
  }

  async function makeUsual(): Promise<void> {
    const saved = await save(changesTo(null))
    if (saved) finish(saved.differing)
  }

  return (
    <>
      <Form form={form} label={name(begun)}>
        <ValueField setting={begun} />
        {begun.usual === null ? null : <p className="text-ink-soft">{textOf(begun, null)}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>{t('save')}</SubmitButton>
          {base === null || begun.isRequired ? null : (
            <ActionButton onAction={makeUsual} className={deskButton()}>
              {begun.usual === null ? t('makeNone') : t('makeUsual')}
            </ActionButton>
          )}
        </div>
      </Form>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}
