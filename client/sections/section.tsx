import { type ComponentType, type ReactElement, Suspense } from 'react'
import { lazySection } from './lazy-sections.ts'
import { RichText } from './rich-text/rich-text.tsx'
import type { SectionFields } from './section-fields.ts'
import type { ShowcaseSection } from './showcase.tsx'

type SectionProps = {
  readonly section: SectionFields
  /** Passed in, so that a page can load it on demand while the home page bundles it. */
  readonly showcase: ComponentType<{ readonly section: ShowcaseSection }>
}

/** Renders a section by its type. Unknown types render nothing. */
export function Section({ section, showcase: Showcase }: SectionProps): ReactElement | null {
  if (section.__typename === 'RichTextSection') return <RichText section={section} />
  if (section.__typename === 'UnknownSection') return null
  const Lazy = lazySection(section.__typename)
  return Lazy ? (
    <Suspense>
      <Lazy section={section} />
    </Suspense>
  ) : (
    <Showcase section={section as ShowcaseSection} />
  )
}
