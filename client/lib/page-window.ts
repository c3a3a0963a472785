/** Number of page links side by side. */
const WINDOW = 9

/** Page numbers around the current one, which is in the middle where possible. */
export function pageWindow(page: number, totalPages: number): readonly number[] {
  const length = Math.min(WINDOW, totalPages)
  const latestStart = totalPages - length + 1
  const start = Math.max(1, Math.min(page - Math.floor(WINDOW / 2), latestStart))
  return Array.from({ length }, (_, index) => start + index)
}
