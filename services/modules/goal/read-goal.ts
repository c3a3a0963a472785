import type { ServicesConfig } from '#services/config.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { GOAL_TYPES, type readGoal } from '#services/contract/goals.ts'
import { OWN_PATH } from '#services/contract/rules/own-path.ts'
import { type Goal, isOurs } from './goal-link.ts'

type Read = CallOutput<typeof readGoal>['goal']
type Config = Pick<ServicesConfig, 'publicUrl' | 'goalHosts'>

/** Originals and variants of our own media alone, without a step upwards or a query. */
const OWN_FILE = /^\/media(?:\/(?!\.+\/|\.+$)[A-Za-z0-9_.-]+)+$/

/**
 * Decides by the text of the address alone: nothing is fetched. Words that we have not signed are
 * left out, because the page would show them as ours.
 */
export function goalOf(
  { goalType, goal, confirmedEmail: email, proof }: CallInput<typeof readGoal>,
  config: Config & Pick<ServicesConfig, 'sessionSecret'>,
): Read {
  const type = GOAL_TYPES.find((one) => one === goalType)
  if (!type) return null
  const given: Goal = { type, goal, email }
  const isSigned = isOurs(given, proof, config.sessionSecret)
  const shown = { type, email: isSigned ? email : null }
  if (type === 'message') return { ...shown, message: isSigned ? goal : null, address: null }
  const address = type === 'file' ? ownFile(goal, config) : allowedAddress(goal, config)
  return address === null ? null : { ...shown, message: null, address }
}

function ownFile(goal: string, config: Config): string | null {
  const path = ownPath(goal, config)
  return path !== null && OWN_FILE.test(path) ? path : null
}

/** A path of this site, or an address of an allowed host; null for any other. */
export function allowedAddress(goal: string, config: Config): string | null {
  return ownPath(goal, config) ?? ofAllowedHost(goal, config)
}

/** A path of this site, written as one or with our own host. */
function ownPath(goal: string, { publicUrl }: Config): string | null {
  const path = goal.startsWith(`${publicUrl}/`) ? goal.slice(publicUrl.length) : goal
  return OWN_PATH.test(path) ? path : null
}

function ofAllowedHost(goal: string, { goalHosts }: Config): string | null {
  const url = URL.parse(goal)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null
  return url.port === '' && goalHosts.includes(url.hostname) ? url.href : null
}
