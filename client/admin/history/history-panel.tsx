import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Differences, type Save } from './differences.tsx'
import {
  type DifferenceFieldsFragment,
  type EditFieldsFragment,
  type Types,
  useHistoryQuery,
} from './history.generated.ts'
import { type RecordWords, useSentence, useValueText } from './record-words.ts'
import { useActorName } from './use-actor-name.ts'

type HistoryPanelProps = {
  readonly kind: Types.RecordKind
  readonly id: string
  readonly words: RecordWords
  /** Describes a change in place of its words; null for those that they describe. */
  sentence?(edit: EditFieldsFragment): string | null
  /** Undoing is a save back; null where the member may not save. */
  readonly save: Save | null
  /** Whether the save takes this part of the record. */
  isSaved(path: string): boolean
  onUndone?(): void
}

/** Who changed what of a record, and the way back. */
export function HistoryPanel(props: HistoryPanelProps): ReactElement | null {
  const { kind, id, words, save, onUndone } = props
  const { t } = useTranslation('history')
  const toasts = useToastStore()
  const actorName = useActorName()
  const text = useValueText(words)
  const sentence = useSentence(words)
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const edits = useHistoryQuery({ variables: { kind, id } }).data?.history ?? []
  if (edits.length === 0) return null

  async function undo({ path, before, after }: EditFieldsFragment): Promise<void> {
    const saved = await save?.([{ path, base: after, value: before }])
    if (!saved) return
    onUndone?.()
    if (saved.differing.length > 0) setDiffering(saved.differing)
    else toasts.show('success', t('undone'))
  }

  function close(): void {
    setDiffering([])
    onUndone?.()
  }

  return (
    <Panel title={t('title')}>
      <ol className="-my-4 divide-y divide-line">
        {edits.map((edit, index) => (
          <li key={edit.id} className="py-3">
            <p className="font-semibold break-words">{props.sentence?.(edit) ?? sentence(edit)}</p>
            <p className="text-sm text-ink-soft">
              {`${actorName(edit.actor)}, `}
              <Moment at={edit.at} />
            </p>
            {save !== null &&
            props.isSaved(edit.path) &&
            isUndoable(edit, edits.slice(0, index)) ? (
              <ActionButton
                onAction={() => undo(edit)}
                className={`${deskButton('quiet')} -ml-4 text-left text-link`}
              >
                {isGiven(edit) ? t('undo') : t('undoTo', { value: text(edit.before, edit.path) })}
              </ActionButton>
            ) : null}
          </li>
        ))}
      </ol>
      {differing.length > 0 && save !== null ? (
        <Differences {...{ differing, words, save }} onClose={close} />
      ) : null}
    </Panel>
  )
}

function isGiven({ after }: EditFieldsFragment): boolean {
  return after === 'true' || after === 'false'
}

/** An erased value cannot come back; what was given and taken since is undone at its last change. */
function isUndoable(edit: EditFieldsFragment, later: readonly EditFieldsFragment[]): boolean {
  if (edit.before === null && edit.after === null) return false
  return !isGiven(edit) || later.every(({ path }) => path !== edit.path)
}
