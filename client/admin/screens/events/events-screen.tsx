import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { AddLink } from '#client/admin/ui/add-link.tsx'
import { EVENT_LIST } from '#services/contract/rules/lists/events.ts'
import { EVENT_LOOKS } from './event-looks.ts'
import { useEventRowsQuery, useEventViewsQuery } from './events.generated.ts'

/** Matches, camps and other events of the calendar. */
export function EventsScreen(): ReactElement {
  const { t } = useTranslation('events')
  const state = useList(EVENT_LIST)
  const answer = useEventRowsQuery({ variables: state.variables })
  const { data } = useEventViewsQuery()
  return (
    <ListScreen
      {...{ state, answer }}
      name="EVENTS"
      area="events"
      page={answer.data?.eventRows}
      views={data?.eventViews}
      looks={EVENT_LOOKS}
      head={<AddLink to="/admin/events/new">{t('add')}</AddLink>}
      hrefOf={({ id }) => `/admin/events/${id}`}
    />
  )
}
