import type { ReactElement } from 'react'
import { anchorOf } from '#client/features/site-form/sent-form.ts'
import { SiteForm } from '#client/features/site-form/site-form.tsx'
import { headingId } from '#client/lib/headings.ts'
import { Prose } from '#client/ui/prose.tsx'
import type { FormSectionFieldsFragment } from './form.generated.ts'

/** A form that staff built; nothing while it is closed. */
export function FormSection({
  section: { form },
}: {
  readonly section: FormSectionFieldsFragment
}): ReactElement | null {
  if (!form) return null
  const { id, title, intro } = form
  const heading = title === '' ? null : headingId(title)
  return (
    <div id={anchorOf(id)} className="site-width scroll-mt-10 pb-10 md:pb-12">
      {heading === null ? null : (
        <h2 id={heading} className="mb-3 display text-3xl wrap-anywhere">
          {title}
        </h2>
      )}
      {intro === '' ? null : (
        <div className="mb-6">
          <Prose html={intro} />
        </div>
      )}
      <div className="max-w-xl">
        <SiteForm form={form} labelledBy={heading} />
      </div>
    </div>
  )
}
