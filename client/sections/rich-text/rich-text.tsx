import type { ReactElement } from 'react'
import { anchored } from '#client/lib/headings.ts'
import { TEXT_CLASS } from '#client/sections/text-class.ts'
import { Prose } from '#client/ui/prose.tsx'
import type { RichTextFieldsFragment } from './rich-text.generated.ts'

export function RichText({ section }: { readonly section: RichTextFieldsFragment }): ReactElement {
  const { body, view } = section
  return (
    <div className={TEXT_CLASS}>
      {/* The same headings for wide screens have these ids. */}
      <Prose html={view === 'PHONE' ? body : anchored(body)} />
    </div>
  )
}
