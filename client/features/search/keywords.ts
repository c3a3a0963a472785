/** Maximum length that the graph accepts. */
export const LONGEST_KEYWORDS = 200

/** Typed or pasted words, without control characters and markup. */
export function cleanKeywords(typed: string): string {
  return typed
    .slice(0, LONGEST_KEYWORDS)
    .replaceAll(/<[^<>]*>|[\p{Cc}<>]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
