import type { ReactElement } from 'react'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { useSession } from '#client/admin/session/session.ts'
import { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'
import { useEditRowsQuery, useEditViewsQuery } from './audit.generated.ts'
import { useActor, useEditCells } from './edit-cells.tsx'
import { useRecordName } from './record-name.ts'

/** All that staff, commands and tasks changed. */
export function AuditScreen(): ReactElement {
  const state = useList(EDIT_LIST)
  const answer = useEditRowsQuery({ variables: state.variables })
  const { rights } = useSession()
  const seesPeople = rights.includes('staff.write')
  const { data } = useEditViewsQuery({ variables: { seesPeople } })
  const actorName = useActor()
  const actors = data?.editActors.map((actor) => ({ id: actor.key, name: actorName(actor) }))
  return (
    <ListScreen
      {...{ state, answer }}
      name="EDITS"
      area="audit"
      page={answer.data?.editRows}
      views={data?.editViews}
      choices={{ actor: actors ?? [] }}
      cells={useEditCells(useRecordName(data), data?.staffRoles ?? [])}
    />
  )
}
