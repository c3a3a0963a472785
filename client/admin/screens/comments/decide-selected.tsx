import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#client/admin/list/selection.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useDecideCommentsMutation } from './comments.generated.ts'
import type { Decided } from './decision-result.tsx'
import { RejectDialog } from './reject-dialog.tsx'

type DecideSelectedProps = {
  readonly selection: Selection
  clear(): void
  onDecided(decided: Decided): void
}

/** Publishes or rejects the ticked comments. */
export function DecideSelected({
  selection,
  clear,
  onDecided,
}: DecideSelectedProps): ReactElement | null {
  const { t } = useTranslation('comments')
  const [isRejecting, setIsRejecting] = useState(false)
  const decide = useMutationAction(useDecideCommentsMutation)
  if (selection.kind === 'all') return null
  const comments = [...selection.ids]

  function show({ outcomes }: Pick<Decided, 'outcomes'>, state: Decided['state']): void {
    onDecided({ state, outcomes })
    clear()
  }

  async function publish(): Promise<void> {
    const done = await decide({ comments, state: 'PUBLISHED' })
    if (done) show(done, 'PUBLISHED')
  }

  return (
    <>
      <ActionButton onAction={publish} className={deskButton('primary')}>
        {t('publish')}
      </ActionButton>
      <button type="button" onClick={() => setIsRejecting(true)} className={deskButton()}>
        {t('reject')}
      </button>
      {isRejecting ? (
        <RejectDialog
          comments={comments}
          onDone={(done) => show(done, 'REJECTED')}
          onClose={() => setIsRejecting(false)}
        />
      ) : null}
    </>
  )
}
