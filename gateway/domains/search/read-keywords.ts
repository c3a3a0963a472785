import { badInput } from '#gateway/lib/list-page.ts'

const MAX_LENGTH = 200

const MARKUP = /<[^<>]*>|[\p{Cc}<>]/gu

/** The services refuse control characters and markup; words remain of what was pasted. */
export function readKeywords(typed: string): string {
  const keywords = typed.replaceAll(MARKUP, ' ').trim()
  if (keywords === '' || keywords.length > MAX_LENGTH) {
    throw badInput('keywords', `The argument keywords must have 1 to ${MAX_LENGTH} characters.`)
  }
  return keywords
}
