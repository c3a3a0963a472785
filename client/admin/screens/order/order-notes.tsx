import type { ReactElement } from 'react'
import { NotesPanel } from '#client/admin/notes/notes-panel.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import { useSaveOrderNoteMutation } from './moves.generated.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'

/** What staff write to each other about the order. */
export function OrderNotes({
  order: { number, notes },
}: {
  readonly order: StaffOrderFieldsFragment
}): ReactElement {
  const send = useSend(useSaveOrderNoteMutation)
  return (
    <NotesPanel
      {...{ notes, record: number }}
      right="orders.note"
      save={(note) => send({ number, ...note })}
    />
  )
}
