import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useDecideCommentsMutation,
  useUndoCommentsMutation,
} from '#client/admin/screens/comments/comments.generated.ts'
import type { Decided } from '#client/admin/screens/comments/decision-result.tsx'
import { RejectDialog } from '#client/admin/screens/comments/reject-dialog.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import type { StaffCommentFieldsFragment } from './comment.generated.ts'

/** Publishes or rejects the comment, or takes the last decision back. */
export function DecisionPanel({
  comment,
}: {
  readonly comment: StaffCommentFieldsFragment
}): ReactElement {
  const { t } = useTranslation('comments')
  const toasts = useToastStore()
  const [isRejecting, setIsRejecting] = useState(false)
  const decide = useMutationAction(useDecideCommentsMutation)
  const undo = useMutationAction(useUndoCommentsMutation)
  const { id, state, reports, reason, undoneState } = comment
  const canPublish = state !== 'PUBLISHED' || reports > 0

  function show(outcomes: Decided['outcomes'], text: string): void {
    const problem = outcomes.find((one) => one.problem !== null)?.problem
    toasts.show(problem ? 'error' : 'success', problem?.message ?? text)
  }

  async function publish(): Promise<void> {
    const done = await decide({ comments: [id], state: 'PUBLISHED' })
    if (done) show(done.outcomes, t('decided.PUBLISHED', { count: 1 }))
  }

  async function takeBack(): Promise<void> {
    const done = await undo({ comments: [id] })
    if (done) show(done.outcomes, t('undone', { count: 1 }))
  }

  return (
    <Panel title={t('decision')}>
      {reason ? (
        <p className="mb-4 wrap-anywhere whitespace-pre-line">
          <span className="block text-sm font-semibold text-ink-soft">{t('rejecting.reason')}</span>
          {reason}
        </p>
      ) : null}
      <div className="flex flex-col gap-3">
        {canPublish ? (
          <ActionButton onAction={publish} className={deskButton('primary')}>
            {t(state === 'PUBLISHED' ? 'keep' : 'publish')}
          </ActionButton>
        ) : null}
        {state === 'REJECTED' ? null : (
          <button type="button" onClick={() => setIsRejecting(true)} className={deskButton()}>
            {t('reject')}
          </button>
        )}
        {undoneState === null ? null : (
          <ActionButton onAction={takeBack} className={deskButton('quiet')}>
            {t('undoTo', { state: t(`words.${undoneState}`) })}
          </ActionButton>
        )}
      </div>
      {isRejecting ? (
        <RejectDialog
          comments={[id]}
          onDone={({ outcomes }) => show(outcomes, t('decided.REJECTED', { count: 1 }))}
          onClose={() => setIsRejecting(false)}
        />
      ) : null}
    </Panel>
  )
}
