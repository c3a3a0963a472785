import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { AnswersLink } from '#client/admin/screens/forms/answers-link.tsx'
import { FORM_LOOKS } from '#client/admin/screens/forms/form-looks.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Tag } from '#client/admin/ui/tag.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { DeleteForm } from './delete-form.tsx'
import { draftOf } from './draft-form.ts'
import {
  type StaffFormFieldsFragment,
  useCreateFormMutation,
  useSaveFormMutation,
  useStaffFormQuery,
} from './form.generated.ts'
import { FormBuilder } from './form-builder.tsx'
import { FormUses } from './form-uses.tsx'
import { useDraftStore } from './stored-draft.ts'
import { useFormWords } from './use-form-words.ts'

/** One form: it is built here, with its preview, its pages and who changed it. */
export function FormScreen(): ReactElement {
  const { id = '' } = useParams()
  const { data, error, refetch } = useStaffFormQuery({ variables: { id } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { staffForm } = data
  return staffForm ? <Form key={id} form={staffForm} /> : <NotFound />
}

function Form({ form }: { readonly form: StaffFormFieldsFragment }): ReactElement {
  const { id, name } = form
  const send = useMutationAction(useSaveFormMutation)
  const words = useFormWords(draftOf(form))
  const store = useDraftStore(id)
  // The builder begins again with what was saved.
  const [round, setRound] = useState(0)
  const begin = (): void => setRound((last) => last + 1)
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  return (
    <>
      <ScreenHead title={name}>
        <HeadActions form={form} />
      </ScreenHead>
      <FormBuilder key={round} {...{ form, words, save }} onSaved={begin} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <HistoryPanel kind="FORM" {...{ id, words, save }} isSaved={() => true} onUndone={begin} />
        <div className="flex min-w-0 flex-col gap-5">
          <FormUses form={form} />
          <DeleteForm form={form} onDeleted={() => store.store(null)} />
        </div>
      </div>
    </>
  )
}

function HeadActions({ form }: { readonly form: StaffFormFieldsFragment }): ReactElement {
  const { t } = useTranslation('siteForms')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const create = useMutationAction(useCreateFormMutation)
  const { id, name, purpose, isOpen, answers, newAnswers } = form
  const state = isOpen ? 'OPEN' : 'CLOSED'

  async function copy(): Promise<void> {
    const made = await create({ name: t('copyName', { name }), purpose, copyOf: id })
    if (made === null) return
    toasts.show('success', t('copied'))
    await navigate(`/admin/forms/${made.form.id}`)
  }

  return (
    <>
      <span className="flex flex-wrap items-center gap-3">
        <Tag look={FORM_LOOKS[state]}>{t(`words.${state}`)}</Tag>
        <span className="text-ink-soft">{t(`words.${purpose}`)}</span>
        {newAnswers === 0 ? null : <Tag look="warning">{t('unread', { count: newAnswers })}</Tag>}
      </span>
      {answers === 0 ? null : (
        <AnswersLink
          form={form}
          text={t('answersLink', { count: answers })}
          className={deskButton()}
        />
      )}
      <ActionButton onAction={copy} className={deskButton()}>
        {t('copy')}
      </ActionButton>
    </>
  )
}
