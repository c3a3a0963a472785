import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { DeleteAnswersDialog } from './delete-answers-dialog.tsx'
import { useMarkFormAnswersMutation } from './form-answers.generated.ts'

type AnswerState = 'NEW' | 'READ'

type AnswerActionsProps = {
  readonly ids: readonly string[]
  /** What they can be marked as. */
  readonly marks: readonly AnswerState[]
  onDone(): void
  /** Once they are gone; left out: the same as for a mark. */
  onDeleted?(): void
}

/** Marks answers, and deletes them with the right for it. */
export function AnswerActions({
  ids,
  marks,
  onDone,
  onDeleted = onDone,
}: AnswerActionsProps): ReactElement {
  const { t } = useTranslation('form-answers')
  const [isDeleting, setIsDeleting] = useState(false)
  const mark = useMutationAction(useMarkFormAnswersMutation)
  const canDelete = useHasRight('answers.delete')

  async function markAs(state: AnswerState): Promise<void> {
    if (await mark({ ids: [...ids], state })) onDone()
  }

  return (
    <>
      {marks.map((state) => (
        <ActionButton key={state} onAction={() => markAs(state)} className={deskButton()}>
          {t(`mark.${state}`)}
        </ActionButton>
      ))}
      {canDelete ? (
        <button type="button" onClick={() => setIsDeleting(true)} className={deskButton('danger')}>
          {t('delete')}
        </button>
      ) : null}
      {isDeleting ? (
        <DeleteAnswersDialog ids={ids} onDeleted={onDeleted} onClose={() => setIsDeleting(false)} />
      ) : null}
    </>
  )
}
