const MAX_OFFSET = 2_000_000_000

export type Page = { readonly page: number; readonly limit: number }

/** Limits the offset: the engines reject different values beyond it. */
export function offsetOf(page: number, limit: number): number {
  return Math.min((page - 1) * limit, MAX_OFFSET)
}

/** The records of one page of a list that is in memory. */
export function sliceOf<Record>(all: readonly Record[], { page, limit }: Page): readonly Record[] {
  return all.slice((page - 1) * limit, page * limit)
}

/** None for an empty list. */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit)
}

/** What most lists say beside their records. */
export function pageFields({ page, limit }: Page, totalRecords: number) {
  return { page, limit, totalPages: pageCount(totalRecords, limit), totalRecords }
}

/** An empty list has one page. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, pageCount(total, limit))
}
