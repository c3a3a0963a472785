import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, changesBetween } from '#client/admin/history/changes.ts'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import { useLanguageName } from '#client/admin/methods/language-name.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { FORM_KEEP_DAYS } from '#services/contract/rules/form-fields.ts'
import { type DraftFault, faultsOf } from './draft-faults.ts'
import type { FieldFault } from './draft-fields.ts'
import { type DraftForm, draftOf, valuesOf } from './draft-form.ts'
import { type StaffFormFieldsFragment, useSaveFormMutation } from './form.generated.ts'
import { useDraftStore, useLeaveWarning } from './stored-draft.ts'

type Refused = { readonly path: string | null; readonly text: string }

/** The draft of a form: what is typed, what is wrong with it, and how it is saved. */
export function useDraft(form: StaffFormFieldsFragment, onSaved: () => void) {
  const { t } = useTranslation('siteForms')
  const { t: inForms } = useTranslation('forms')
  const toasts = useToastStore()
  const store = useDraftStore(form.id)
  // What it began with: later answers do not change it.
  const [{ begun, draft }, setState] = useState(() => {
    const now = draftOf(form)
    return store.read() ?? { begun: now, draft: now }
  })
  const [sitting] = useState(() => crypto.randomUUID())
  const [isChecked, setIsChecked] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveFormMutation)
  const errors = useErrors(draft, isChecked, refused)
  const changes = changesBetween(valuesOf(begun, begun), valuesOf(draft, begun))
  useLeaveWarning(changes.length > 0)

  function change(part: Partial<DraftForm>): void {
    const next = { begun, draft: { ...draft, ...part } }
    setState(next)
    setRefused(null)
    store.store(next)
  }

  /** Resolves to the path of what is wrong. */
  async function save(): Promise<string | null> {
    setIsChecked(true)
    const [fault] = faultsOf(draft).keys()
    if (fault !== undefined) return fault
    if (changes.length === 0) {
      toasts.show('notice', t('same'))
      return null
    }
    return await sendChanges(changes)
  }

  async function sendChanges(all: readonly Change[]): Promise<string | null> {
    const { done, problem } = await send({ id: form.id, sitting, changes: [...all] })
    if (!done) {
      const { field, text } = refusalOf(inForms, problem)
      setRefused({ path: field, text })
      if (field === null) toasts.show('error', text)
      return field
    }
    store.store(null)
    if (done.differing.length > 0) setDiffering(done.differing)
    else {
      toasts.show('success', t('saved'))
      onSaved()
    }
    return null
  }

  return {
    ...{ draft, change, save, differing, ...errors },
    isUnsaved: changes.length > 0,
    discard() {
      store.store(null)
      onSaved()
    },
  }
}

function useErrors(draft: DraftForm, isChecked: boolean, refused: Refused | null) {
  const { t } = useTranslation('siteForms')
  const languageName = useLanguageName()
  const faults: ReadonlyMap<string, DraftFault> = isChecked ? faultsOf(draft) : new Map()
  const language = languageName(draft.texts[0]?.language ?? 'hrv')
  const words = { language, least: FORM_KEEP_DAYS.least, most: FORM_KEEP_DAYS.most }
  return {
    errorAt(path: string): string | null {
      const fault = faults.get(path)
      if (fault) return t(`faults.${fault}`, words)
      if (refused?.path !== path) return null
      return path === 'recipients' ? t('faults.recipients') : refused.text
    },
    errorOfField(id: string, part: FieldFault['part']): string | null {
      const fault = faults.get(`field.${id}`)
      if (fault) return fault === part ? t(`faults.${fault}`, words) : null
      return part === 'label' && refused?.path === `field.${id}` ? refused.text : null
    },
  }
}
