import { Refusal } from '#services/platform/errors.ts'

export function eventCancelled(): Refusal {
  return new Refusal(409, 'The event of the ticket is cancelled.', { code: 'EVENT_CANCELLED' })
}
