import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { RichText } from './rich-text/rich-text.tsx'
import type { SectionFieldsFragment } from './section.generated.ts'
import type { ShowcaseSection } from './showcase.tsx'

// Few pages show events: the others do without the scripts.
const EventsList = lazy(async () => ({
  default: (await import('./events-list/events-list.tsx')).EventsList,
}))

type SectionProps = {
  readonly section: SectionFieldsFragment
  /** Handed in, so that a page may fetch it behind its first chunk and the home page with it. */
  readonly showcase: ComponentType<{ readonly section: ShowcaseSection }>
}

/** One part of a page by its type. One that this version does not know draws nothing. */
export function Section({ section, showcase: Showcase }: SectionProps): ReactElement | null {
  switch (section.__typename) {
    case 'RichTextSection':
      return <RichText section={section} />
    case 'EventsListSection':
      return (
        <Suspense>
          <EventsList section={section} />
        </Suspense>
      )
    case 'UnknownSection':
      return null
    default:
      return <Showcase section={section} />
  }
}
