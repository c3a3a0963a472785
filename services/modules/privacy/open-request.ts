import { randomUUID } from 'node:crypto'
import { MAX_NOTE, type PRIVACY_KINDS } from '#services/contract/rules/privacy.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { addRequest } from './requests.ts'
import { addressHash, requestsUnder } from './store.ts'

type Requested = {
  readonly kind: (typeof PRIVACY_KINDS)[number]
  /** Typed by somebody: staff check whose it is before they answer. */
  readonly email: string
  readonly language: string
  readonly note: string
}

/**
 * Opens a request that a visitor sent by a form. One of the same kind and address that is open
 * already is enough, and what cannot be opened, such as one of a member of staff, is left to the
 * letter about the form.
 */
export async function openRequest(
  trx: Trx,
  { kind, email, language, note }: Requested,
  { clock, secret }: { readonly clock: Clock; readonly secret: string },
): Promise<void> {
  const earlier = await requestsUnder(trx, addressHash(email, secret))
  if (earlier.some((one) => one.kind === kind && one.closed_at === null)) return
  const author = { actor: 'task:form', sitting: randomUUID() }
  const request = {
    ...{ kind, email, receivedOn: zagrebDay(clock.now()) },
    channel: 'FORM' as const,
    language: language === 'eng' ? ('ENG' as const) : ('HRV' as const),
    note: [...note].slice(0, MAX_NOTE).join(''),
  }
  try {
    await addRequest(trx, request, { author, clock, secret })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
