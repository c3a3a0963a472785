/** Moments are compared as text, so they must all be written in one way. */
export function utcText(moment: string): string {
  return new Date(moment).toISOString()
}
