import type { PrivacyStep } from '#services/contract/privacy.ts'
import { Refusal } from '#services/platform/errors.ts'
import { daysUntil } from './due-day.ts'
import type { StoredRequest } from './store.ts'

/** What the state of a request allows. */
export function stepsOf(request: StoredRequest, now: Date): PrivacyStep[] {
  const { state, email } = request
  if (email === null || !isOpen(state)) return []
  const more: PrivacyStep[] = [
    ...(canProlong(request, now) ? (['PROLONG'] as const) : []),
    'REFUSE',
  ]
  return state === 'OPEN'
    ? [...answersOf(request), 'REQUEST_IDENTITY', ...more]
    : ['CONFIRM_IDENTITY', ...more]
}

export function isOpen(state: StoredRequest['state']): boolean {
  return state === 'OPEN' || state === 'WAITING_FOR_IDENTITY'
}

export function requireStep(request: StoredRequest, step: PrivacyStep, now: Date): void {
  if (stepsOf(request, now).includes(step)) return
  throw new Refusal(409, `${step} is not possible in this state.`, { code: 'PRIVACY_STATE' })
}

/** The person has to hear of it while the first term runs. */
function canProlong({ is_prolonged, due_on }: StoredRequest, now: Date): boolean {
  return is_prolonged === 0 && daysUntil(due_on, now) >= 0
}

function answersOf({ kind, exported_at }: StoredRequest): PrivacyStep[] {
  if (kind === 'ERASURE') return ['ERASE']
  if (kind !== 'EXPORT') return ['COMPLETE']
  // A file that a member has given to the person.
  return exported_at === null ? ['EXPORT'] : ['EXPORT', 'COMPLETE']
}
