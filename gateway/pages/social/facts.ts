import { z } from 'zod'
import type { SocialPathOf } from '#client/server/page.ts'

const LONGEST_TEXT = 240
const LONGEST_ADDRESS = 500
const MOST_LINES = 3
const text = z.string().max(LONGEST_TEXT)

/** All that a picture shows. Its address has it whole, so nothing is read to draw it but a picture. */
export const socialFacts = z.object({
  kind: z.enum(['product', 'story', 'page']),
  title: text,
  site: text,
  kicker: text.optional(),
  lines: z.array(text).max(MOST_LINES).optional(),
  price: z.object({ now: text, before: text.optional(), saving: text.optional() }).optional(),
  picture: z.string().max(LONGEST_ADDRESS).optional(),
})

export type SocialFacts = z.output<typeof socialFacts>

/** As they are signed: always in one order, and no longer than what fits on a picture. */
export function factsOf(shown: Parameters<SocialPathOf>[0]): SocialFacts {
  const { kicker, lines = [], picture } = shown
  const isShort = picture !== undefined && picture.length <= LONGEST_ADDRESS
  const facts = {
    ...shown,
    ...{
      title: short(shown.title),
      site: short(shown.site),
      picture: isShort ? picture : undefined,
    },
    ...{ kicker: kicker && short(kicker), lines: lines.slice(0, MOST_LINES).map(short) },
  }
  return socialFacts.parse(facts)
}

function short(given: string): string {
  return given.length > LONGEST_TEXT ? given.slice(0, LONGEST_TEXT).toWellFormed() : given
}
