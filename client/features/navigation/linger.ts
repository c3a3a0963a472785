/** Delay before the bar is visible, see navigation.css. */
const HIDDEN_MS = 200
/** Minimum duration; a shorter one would flicker. */
const LEAST_SHOWN_MS = 200

/** How long the progress bar stays after a page that took this long has arrived. */
export function lingerMs(tookMs: number): number {
  return tookMs < HIDDEN_MS ? 0 : Math.max(0, HIDDEN_MS + LEAST_SHOWN_MS - tookMs)
}
