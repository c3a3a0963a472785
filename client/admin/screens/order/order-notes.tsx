import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActorName } from '#client/admin/history/use-actor-name.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { NoteDialog } from './note-dialog.tsx'
import type { StaffOrderFieldsFragment } from './order.generated.ts'

/** What staff tell each other about the order. */
export function OrderNotes({
  order: { number, notes },
}: {
  readonly order: StaffOrderFieldsFragment
}): ReactElement | null {
  const { t } = useTranslation('order')
  const actorName = useActorName()
  const mayWrite = useHasRight('orders.note')
  const [open, setOpen] = useState<StaffOrderFieldsFragment['notes'][number] | 'new' | null>(null)
  if (notes.length === 0 && !mayWrite) return null
  return (
    <Panel
      title={t('notes.title')}
      actions={
        mayWrite ? (
          <button type="button" onClick={() => setOpen('new')} className={deskButton('secondary')}>
            <Icon name="plus" className="size-5" />
            {t('notes.add')}
          </button>
        ) : null
      }
    >
      {notes.length === 0 ? <p className="text-ink-soft">{t('notes.none')}</p> : null}
      <ul className="-my-4 divide-y divide-line empty:hidden">
        {notes.map((note) => (
          <li key={note.id} className="py-3">
            <p className="break-words whitespace-pre-line">{note.text}</p>
            <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-ink-soft">
              <span>
                {`${actorName(note.actor)}, `}
                <Moment at={note.at} />
                {note.isEdited ? ` ${t('notes.edited')}` : ''}
              </span>
              {mayWrite ? (
                <button
                  type="button"
                  onClick={() => setOpen(note)}
                  className="min-h-11 font-semibold text-link"
                >
                  {t('notes.edit')}
                </button>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {open === null ? null : (
        <NoteDialog
          number={number}
          note={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  )
}
