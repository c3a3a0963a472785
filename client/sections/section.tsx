import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import { RichText } from './rich-text/rich-text.tsx'
import type { SectionFieldsFragment } from './section.generated.ts'
import type { ShowcaseSection } from './showcase.tsx'

// Loaded on demand, because few pages show events.
const EventsList = lazy(async () => ({
  default: (await import('./events-list/events-list.tsx')).EventsList,
}))

// The same: one page shows sizes.
const SizeTable = lazy(async () => ({
  default: (await import('./size-table/size-table.tsx')).SizeTable,
}))

const Faq = lazy(async () => ({ default: (await import('./faq/faq.tsx')).Faq }))

type SectionProps = {
  readonly section: SectionFieldsFragment
  /** Passed in, so that a page can load it on demand while the home page bundles it. */
  readonly showcase: ComponentType<{ readonly section: ShowcaseSection }>
}

/** Renders a section by its type. Unknown types render nothing. */
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
    case 'FaqSection':
      return (
        <Suspense>
          <Faq section={section} />
        </Suspense>
      )
    case 'SizeTableSection':
      return (
        <Suspense>
          <SizeTable section={section} />
        </Suspense>
      )
    case 'FormSection':
    case 'UnknownSection':
      return null
    default:
      return <Showcase section={section} />
  }
}
