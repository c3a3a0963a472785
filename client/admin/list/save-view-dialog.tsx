import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import type { ListName } from '#services/contract/rules/lists/lists.ts'
import { useSaveViewMutation } from './list-views.generated.ts'
import { Tick } from './tick.tsx'

type SaveViewDialogProps = {
  readonly list: ListName
  readonly query: string
  onClose(): void
}

export function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps): ReactElement {
  const { t } = useTranslation('list')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [isShared, setIsShared] = useState(false)
  const send = useSend(useSaveViewMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/lists/view-rules.ts')).viewRules,
    send: ({ name }) => send({ list, query, isShared, name }),
    onDone({ view }) {
      toasts.show('success', t('viewSaved', { name: view.name }))
      dialog.current?.close()
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t('saveView')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('saveView')} className="px-5 pb-8 md:px-8">
        <Field name="name" label={t('viewName')} autoComplete="off" />
        <Tick label={t('viewShared')} isTicked={isShared} onChange={setIsShared} isShown />
        <SubmitButton>{t('saveView')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
