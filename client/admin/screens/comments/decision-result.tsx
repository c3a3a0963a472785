import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { type CommentOutcomeFieldsFragment, useUndoCommentsMutation } from './comments.generated.ts'

export type Decided = {
  readonly state: 'PUBLISHED' | 'REJECTED'
  readonly outcomes: readonly CommentOutcomeFieldsFragment[]
}

type DecisionResultProps = { readonly decided: Decided | null; onClose(): void }

/** What became of each ticked comment, and the way back. */
export function DecisionResult({ decided, onClose }: DecisionResultProps): ReactElement {
  const { t } = useTranslation('comments')
  const toasts = useToastStore()
  const undo = useMutationAction(useUndoCommentsMutation)
  const done = decided?.outcomes.flatMap(({ newId }) => newId ?? []) ?? []
  const refused = decided?.outcomes.filter(({ problem }) => problem !== null) ?? []

  async function takeBack(): Promise<void> {
    const undone = await undo({ comments: done })
    if (!undone) return
    const left = undone.outcomes.find(({ problem }) => problem !== null)?.problem
    if (left) toasts.show('error', left.message)
    else toasts.show('success', t('undone', { count: done.length }))
    onClose()
  }

  return (
    <div role="status" className="contents">
      {decided === null ? null : (
        <div className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-ink bg-white px-4 py-2 shadow-raised">
          <span className="font-semibold">
            {t(`decided.${decided.state}`, { count: done.length })}
          </span>
          {done.length > 0 ? (
            <ActionButton onAction={takeBack} className={deskButton('quiet')}>
              {t('undo')}
            </ActionButton>
          ) : null}
          <button type="button" onClick={onClose} className={`${deskButton('quiet')} ml-auto`}>
            {t('close')}
          </button>
          {refused.length > 0 ? (
            <ul aria-label={t('refused')} className="w-full border-t border-line py-2">
              {refused.map(({ id, problem }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3">
                  <Link
                    to={`/admin/comments/${numberOf(id)}`}
                    className="inline-flex min-h-11 items-center font-semibold text-link"
                  >
                    {t('one', { number: numberOf(id) })}
                  </Link>
                  <span>{problem?.message}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </div>
  )
}

function numberOf(id: string): string {
  return id.split('.')[0] ?? id
}
