import type { ReactElement } from 'react'
import type { PageFieldsFragment } from './page.generated.ts'
import { Section } from './section.tsx'

export function PageSections({ page }: { readonly page: PageFieldsFragment }): ReactElement {
  return (
    <>
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  )
}
