import type { ComponentProps, ReactElement } from 'react'
import type { PageFieldsFragment } from './page.generated.ts'
import { Section } from './section.tsx'

type PageSectionsProps = Pick<PageFieldsFragment, 'sections'> &
  Pick<ComponentProps<typeof Section>, 'showcase'>

export function PageSections({ sections, showcase }: PageSectionsProps): ReactElement {
  return (
    <>
      {sections.map((section) => (
        <Section key={section.id} section={section} showcase={showcase} />
      ))}
    </>
  )
}
