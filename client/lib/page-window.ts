/** How many page numbers stand side by side. */
const WINDOW = 9

/** The numbers to offer around a page: nine at most, the current one in the middle where it can. */
export function pageWindow(page: number, totalPages: number): readonly number[] {
  const length = Math.min(WINDOW, totalPages)
  const latestStart = totalPages - length + 1
  const start = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), latestStart))
  return Array.from({ length }, (_, index) => start + index)
}
