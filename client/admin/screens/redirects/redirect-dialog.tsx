import { type ReactElement, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { useSettled } from '#client/admin/ui/use-settled.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { usePathsBeginningQuery, useSaveRedirectMutation } from './redirects.generated.ts'

type RedirectDialogProps = {
  /** Of an existing redirect or a dead link; left out for any. */
  readonly path?: string
  /** Where it leads now; null when it leads nowhere. */
  readonly base?: string | null
  /** What is offered in place of it. */
  readonly offered?: string
  onClose(): void
}

/** A new redirect, or an existing one whose target is changed. */
export function RedirectDialog({
  path: given,
  base = null,
  offered = '',
  onClose,
}: RedirectDialogProps): ReactElement {
  const { t } = useTranslation('redirects')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useSaveRedirectMutation)
  const save = useMutationAction(useSaveRedirectMutation)
  const title = base === null ? t('add') : t('change')

  function finish(text: string): void {
    toasts.show('success', text)
    dialog.current?.close()
  }

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/redirects.ts')).redirectRules,
    send: ({ path, target }) => send({ path, target, base }),
    onDone: (_done, { path }) => finish(t('saved', { path })),
  })
  useStoredInput(form, `redirect:${given ?? ''}`)

  async function remove(path: string): Promise<void> {
    if (await save({ path, base, target: null })) finish(t('deleted', { path }))
  }

  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        {given === undefined ? (
          <Field name="path" label={t('path')} hint={t('pathHint')} inputMode="url" />
        ) : (
          <p>
            <input type="hidden" name="path" value={given} />
            <span className="block font-semibold">{t('path')}</span>
            <span className="wrap-anywhere">{given}</span>
          </p>
        )}
        <TargetField defaultValue={base ?? offered} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton>{t('save')}</SubmitButton>
          {given !== undefined && base !== null ? (
            <ActionButton onAction={() => remove(given)} className={deskButton('danger')}>
              {t('delete')}
            </ActionButton>
          ) : null}
        </div>
      </Form>
    </Dialog>
  )
}

/** Offers paths of the site while one is typed. */
function TargetField({ defaultValue }: { readonly defaultValue: string }): ReactElement {
  const { t } = useTranslation('redirects')
  const id = useId()
  const [typed, setTyped] = useState('')
  const text = useSettled(typed)
  const { data } = usePathsBeginningQuery({ variables: { text }, skip: text === '' })
  const paths = useLatest(data?.pathsBeginning) ?? []
  return (
    <>
      <Field
        name="target"
        label={t('target')}
        hint={t('targetHint')}
        defaultValue={defaultValue}
        inputMode="url"
        list={id}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id={id}>
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
    </>
  )
}
