import type { PageFieldsFragment } from './page.generated.ts'

/** What a page selects of any of its sections. */
export type SectionFields = PageFieldsFragment['sections'][number]
