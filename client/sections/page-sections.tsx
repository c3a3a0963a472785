import type { ComponentProps, ReactElement } from 'react'
import type { PageFieldsFragment } from './page.generated.ts'
import { Section } from './section.tsx'

type PageSectionsProps = { readonly page: PageFieldsFragment } & Pick<
  ComponentProps<typeof Section>,
  'showcase'
>

export function PageSections({ page, showcase }: PageSectionsProps): ReactElement {
  return (
    <>
      {page.sections.map((section) => (
        <Section key={section.id} section={section} showcase={showcase} />
      ))}
    </>
  )
}
