import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
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
      head={
        <Link to="/admin/events/new" className={deskButton('primary')}>
          <Icon name="plus" className="size-5" />
          {t('add')}
        </Link>
      }
      hrefOf={({ id }) => `/admin/events/${id}`}
    />
  )
}
