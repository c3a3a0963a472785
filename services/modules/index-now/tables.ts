import type { Generated } from 'kysely'

/** An address as search engines know it. */
type AnnouncedPageTable = {
  id: Generated<number>
  kind: PageKind
  target: number
  language: string
  path: string
  /** Another one means that the page has changed. */
  version: string
}
export type PageKind = 'page' | 'post' | 'term' | 'product' | 'category' | 'event'

/** An address that search engines are to read again. */
type PageAnnouncementTable = {
  id: Generated<number>
  path: string
  /** Number of the look that found it last. */
  look: number
}

/** One row, from the first look on. */
type IndexNowTable = {
  id: 1
  /** Of the change feed: what was looked at. */
  cursor: string
  look: number
  /** Until all that existed before the first look is known, which is not announced. */
  is_first: 0 | 1
  /** Product up to which all are being compared; null when none are. */
  scanned_to: number | null
  /** Failures in a row to send. */
  failures: Generated<number>
  retry_at: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    announced_page: AnnouncedPageTable
    page_announcement: PageAnnouncementTable
    index_now: IndexNowTable
  }
}
