import type { ReactElement } from 'react'
import { anchored } from '#client/lib/headings.ts'
import { Prose } from '#client/ui/prose.tsx'
import type { RichTextFieldsFragment } from './rich-text.generated.ts'

export function RichText({ section }: { readonly section: RichTextFieldsFragment }): ReactElement {
  return (
    <div className="site-width pb-10 md:pb-12 [section+&]:pt-14 md:[section+&]:pt-20">
      <Prose html={anchored(section.body)} />
    </div>
  )
}
