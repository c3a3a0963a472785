import { createHmac } from 'node:crypto'
import type { ServicesConfig } from '#services/config.ts'
import type { GOAL_TYPES } from '#services/contract/goals.ts'
import { sameText } from '#services/platform/http/same-text.ts'
import { pagePath } from '#services/platform/page-paths.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

/** What follows a confirmation: a text, a page or a file. */
export type Goal = {
  readonly type: (typeof GOAL_TYPES)[number]
  /** The text, or an address. */
  readonly goal: string
  /** Whose address is confirmed. */
  readonly email: string
}

/** Address of the page, signed, so that it shows the text; letters add what they confirm. */
export function goalLink(
  goal: Goal,
  { publicUrl, sessionSecret }: Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>,
  language: string = DEFAULT_LANGUAGE,
): string {
  const link = new URL(publicUrl + pagePath('confirmEmail', language))
  link.searchParams.set('goalType', goal.type)
  link.searchParams.set('goal', goal.goal)
  link.searchParams.set('confirmedEmail', goal.email)
  link.searchParams.set('proof', proofOf(goal, sessionSecret))
  return link.href
}

export function isOurs(goal: Goal, proof: string | undefined, secret: string): boolean {
  return sameText(proof, proofOf(goal, secret))
}

function proofOf({ type, goal, email }: Goal, secret: string): string {
  return createHmac('sha256', secret)
    .update(`goal\n${JSON.stringify([type, goal, email])}`)
    .digest('base64url')
}
