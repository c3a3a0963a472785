import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { MAX_REASON } from '#services/contract/rules/comment-limits.ts'
import { useDecideCommentsMutation } from './comments.generated.ts'
import type { Decided } from './decision-result.tsx'

type RejectDialogProps = {
  /** With the versions that were read. */
  readonly comments: readonly string[]
  onDone(done: Pick<Decided, 'outcomes'>): void
  onClose(): void
}

/** Rejects comments, with a reason that their authors may read. */
export function RejectDialog({ comments, onDone, onClose }: RejectDialogProps): ReactElement {
  const { t } = useTranslation('comments')
  const dialog = useRef<DialogHandle>(null)
  const send = useSend(useDecideCommentsMutation)
  const title = t('rejecting.title', { count: comments.length })
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/comment-desk.ts')).rejectRules,
    send: ({ reason }) =>
      send({ comments: [...comments], state: 'REJECTED', reason: reason || null }),
    onDone(done) {
      dialog.current?.close()
      onDone(done)
    },
  })
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <ReasonField />
        <SubmitButton>{t('reject')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function ReasonField(): ReactElement {
  const { t } = useTranslation('comments')
  const field = useField('reason', true)
  return (
    <FieldFrame field={field} label={t('rejecting.reason')} hint={t('rejecting.hint')} isOptional>
      <textarea
        {...field.attributes}
        name="reason"
        rows={3}
        maxLength={MAX_REASON}
        className={INPUT}
      />
    </FieldFrame>
  )
}
