import type { ReactElement } from 'react'
import { EventGrid } from '#client/features/event-card/event-grid.tsx'
import { OnwardLink } from '#client/features/navigation/onward-link.tsx'
import { Gap } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { EventsArchive } from './events-archive.tsx'
import type { EventsListFieldsFragment } from './events-list.generated.ts'

type Props = { readonly section: EventsListFieldsFragment }

/** The whole archive with pagination, or the next few events with a link to all. */
export function EventsList({ section }: Props): ReactElement | null {
  const { id, title, link, isArchive, events } = section
  if (isArchive) return <EventsArchive section={section} />
  if (events?.items.length === 0) return null
  return (
    <section aria-labelledby={`events-${id}`} className="site-width py-14 md:py-20">
      <SectionHeading id={`events-${id}`} title={title}>
        {link ? <OnwardLink link={link} /> : null}
      </SectionHeading>
      {events ? <EventGrid events={events.items} /> : <Gap what={title} />}
    </section>
  )
}
