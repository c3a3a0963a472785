import { randomUUID } from 'node:crypto'
import type { Clock } from '#services/platform/clock.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'

/** Who changes something, and in which form, press or run. */
export type Author = { readonly actor: string; readonly sitting: string }

/** Who changes something, and when. */
export type Changing = { readonly author: Author; readonly clock: Clock }

/** The member of staff who makes this call, from the session, never from the input. */
export function authorOf(scope: Scope, sitting: string = scope.requestId): Author {
  return { actor: `account:${requireStaff(scope).userId}`, sitting }
}

/** A command of the terminal, such as `orders`. */
export function commandAuthor(name: string): Author {
  return { actor: `command:${name}`, sitting: randomUUID() }
}

/** Of content that comes with the product: every seed of it has the same rows. */
export const SEED: Author = { actor: 'command:seed', sitting: 'seed' }

/** The account of an actor; null for commands and tasks. */
export function accountOf(actor: string): number | null {
  const [kind, id] = actor.split(':')
  return kind === 'account' ? Number(id) : null
}
