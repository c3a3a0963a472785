import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { INPUT } from '#client/ui/input-class.ts'
import { MAX_COMMENT } from '#services/contract/rules/comment-limits.ts'
import { type StaffCommentFieldsFragment, useAnswerCommentMutation } from './comment.generated.ts'

type AnswerPanelProps = { readonly comment: StaffCommentFieldsFragment }

/** What the shop answers, which everyone reads below the comment. */
export function AnswerPanel({ comment }: AnswerPanelProps): ReactElement {
  const { t } = useTranslation('comments')
  const toasts = useToastStore()
  const actorName = useActorName()
  const [sitting] = useState(() => crypto.randomUUID())
  // What the form began with; once a difference was shown, what is there now.
  const [base, setBase] = useState(comment.answer)
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const send = useSend(useAnswerCommentMutation)
  const { number, answer, state } = comment
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/comment-desk.ts')).answerRules,
    send: ({ text }) => send({ id: number, sitting, text, base }),
    onDone(done) {
      setBase(done.answer)
      setChangedBy(done.changedBy && actorName(done.changedBy))
      if (done.isSaved) toasts.show('success', t(done.answer ? 'answer.saved' : 'answer.removed'))
    },
  })
  useStoredInput(form, `answer:${number}`)
  return (
    <Panel title={t('answer.title')}>
      <Form form={form} label={t('answer.title')}>
        <div role="status" className="empty:hidden">
          {changedBy === null
            ? ''
            : t('answer.differs', { who: changedBy, text: base ?? t('answer.nothing') })}
        </div>
        <AnswerField defaultValue={answer ?? ''} />
        <p className="text-ink-soft">
          {t(state === 'PUBLISHED' ? 'answer.hint' : 'answer.hintUnseen')}
        </p>
        <SubmitButton>{t(changedBy === null ? 'answer.save' : 'answer.saveOver')}</SubmitButton>
      </Form>
    </Panel>
  )
}

function AnswerField({ defaultValue }: { readonly defaultValue: string }): ReactElement {
  const { t } = useTranslation('comments')
  const field = useField('text', false)
  return (
    <FieldFrame field={field} label={t('answer.text')}>
      <textarea
        {...field.attributes}
        name="text"
        rows={4}
        maxLength={MAX_COMMENT}
        defaultValue={defaultValue}
        className={INPUT}
      />
    </FieldFrame>
  )
}
