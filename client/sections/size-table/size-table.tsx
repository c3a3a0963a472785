import type { ReactElement } from 'react'
import type { SizeTableFieldsFragment } from '#client/features/size-guide/size-guide.generated.ts'
import { SizeGuide } from '#client/features/size-guide/size-guide.tsx'

export function SizeTable({
  section,
}: {
  readonly section: SizeTableFieldsFragment
}): ReactElement {
  return (
    <div className="site-width pb-10 md:pb-12">
      <SizeGuide
        table={section}
        {...(section.view === 'PHONE' ? { id: `sizes-${section.id}` } : {})}
      />
    </div>
  )
}
