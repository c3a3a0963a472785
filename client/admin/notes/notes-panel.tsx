import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Right } from '#services/contract/rules/rights.ts'
import { type Note, NoteDialog, type SaveNote } from './note-dialog.tsx'

type NotesPanelProps = {
  readonly notes: readonly Note[]
  /** Of those who may write them. */
  readonly right: Right
  /** Of the record, such as `order:2026-000123`, for a text that is not saved yet. */
  readonly record: string
  readonly save: SaveNote
}

/** What staff write to each other about a record. */
export function NotesPanel({ notes, right, record, save }: NotesPanelProps): ReactElement | null {
  const { t } = useTranslation('notes')
  const actorName = useActorName()
  const mayWrite = useHasRight(right)
  const [open, setOpen] = useState<Note | 'new' | null>(null)
  if (notes.length === 0 && !mayWrite) return null
  return (
    <Panel
      title={t('title')}
      actions={
        mayWrite ? (
          <button type="button" onClick={() => setOpen('new')} className={deskButton('secondary')}>
            <Icon name="plus" className="size-5" />
            {t('add')}
          </button>
        ) : null
      }
    >
      {notes.length === 0 ? <p className="text-ink-soft">{t('none')}</p> : null}
      <ul className="-my-4 divide-y divide-line empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="py-3">
            <p className="break-words whitespace-pre-line">{note.text}</p>
            <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
              <span>
                {`${actorName(note.actor)}, `}
                <Moment at={note.at} />
                {note.isEdited ? ` ${t('edited')}` : ''}
              </span>
              {mayWrite ? (
                <button
                  type="button"
                  onClick={() => setOpen(note)}
                  className="min-h-11 font-semibold text-link"
                >
                  {t('edit')}
                </button>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <NoteDialog
          {...{ record, save }}
          note={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  )
}
