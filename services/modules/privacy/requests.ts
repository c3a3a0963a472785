import type { CallInput } from '#services/contract/call.ts'
import type {
  addPrivacyRequest,
  answerPrivacyRequest,
  PrivacyRequest,
} from '#services/contract/privacy.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { dueDay } from './due-day.ts'
import { letterValues } from './letter-values.ts'
import { privacyLetters } from './letters/privacy-letters.ts'
import { requireStep } from './steps.ts'
import {
  addressHash,
  insertRequest,
  lockRequest,
  type StoredRequest,
  updateRequest,
} from './store.ts'
import { noSuchRequest, requireSubject } from './subject.ts'

type Step = CallInput<typeof answerPrivacyRequest>['step']

export async function addRequest(
  trx: Trx,
  { email, receivedOn, note, ...given }: CallInput<typeof addPrivacyRequest>,
  { author, clock, secret }: Changing & { readonly secret: string },
): Promise<number> {
  if (receivedOn > zagrebDay(clock.now())) throw invalid('receivedOn', 'format')
  const person = await requireSubject(trx, { account_id: null, email })
  const subject = emailKey(person.email)
  const { id } = await insertRequest(trx, {
    ...given,
    ...{ state: 'OPEN', received_on: receivedOn, due_on: dueDay(receivedOn), note: note || null },
    ...{ account_id: person.userId || null, email, email_key: subject },
    ...{ email_hash: addressHash(subject, secret), reason: null },
    ...{ exported_at: null, closed_at: null, erased_at: null },
  })
  const at = clock.now().toISOString()
  await recordEdits(trx, { entity: 'privacyRequest', id: `${id}`, author, at, subject }, [
    { path: 'move.add', before: null, after: { kind: given.kind, email, receivedOn } },
  ])
  return id
}

/** Takes a step of the answer; the person gets a letter about it. */
export async function answerRequest(
  trx: Trx,
  {
    id,
    step,
    reason: given,
  }: { readonly id: number; readonly step: Step; readonly reason: string },
  { author, clock }: Changing,
): Promise<void> {
  const now = clock.now()
  const request = await lockedRequest(trx, id)
  requireStep(request, step, now)
  const person = await requireSubject(trx, request)
  const isReasoned = step === 'PROLONG' || step === 'REFUSE'
  if (isReasoned && given === '') throw invalid('reason', 'required')
  const change = { ...changeBy(step, request, now), ...(isReasoned && { reason: given }) }
  await updateRequest(trx, request, change)
  await recordMove(trx, { request, person, move: step, facts: change }, { author, clock })

  const letter = LETTERS[step]
  if (!letter) return
  const mail = { to: person.email, language: request.language.toLowerCase() }
  await enqueueMail(trx, { ...mail, letter, values: letterValues({ ...request, ...change }) })
}

const LETTERS = {
  REQUEST_IDENTITY: privacyLetters['privacy-identity'],
  CONFIRM_IDENTITY: null,
  PROLONG: privacyLetters['privacy-prolonged'],
  REFUSE: privacyLetters['privacy-refused'],
  COMPLETE: privacyLetters['privacy-done'],
} as const

function changeBy(step: Step, { received_on }: StoredRequest, now: Date) {
  switch (step) {
    case 'REQUEST_IDENTITY':
      return { state: 'WAITING_FOR_IDENTITY' } as const
    case 'CONFIRM_IDENTITY':
      return { state: 'OPEN' } as const
    case 'PROLONG':
      return { is_prolonged: 1, due_on: dueDay(received_on, true) } as const
    case 'REFUSE':
      return closed('REFUSED', now)
    case 'COMPLETE':
      return closed('DONE', now)
  }
}

export function closed<State extends 'DONE' | 'REFUSED'>(state: State, now: Date) {
  return { state, closed_at: now.toISOString() } as const
}

type Move = {
  readonly request: StoredRequest
  readonly person: Person
  readonly move: PrivacyRequest['steps'][number]
  readonly facts: object
}

export async function recordMove(
  trx: Trx,
  { request, person, move, facts }: Move,
  { author, clock }: Changing,
): Promise<void> {
  const at = clock.now().toISOString()
  const recorded = { entity: 'privacyRequest', id: `${request.id}`, author, at }
  await recordEdits(trx, { ...recorded, subject: emailKey(person.email) }, [
    { path: moveOf(move), before: null, after: facts },
  ])
}

/** In the history, such as `move.requestIdentity`. */
export function moveOf(step: PrivacyRequest['steps'][number]): string {
  const name = step.toLowerCase().replaceAll(/_./g, (part) => part.charAt(1).toUpperCase())
  return `move.${name}`
}

export async function lockedRequest(trx: Trx, id: number): Promise<StoredRequest> {
  const request = await lockRequest(trx, id)
  if (!request) throw noSuchRequest()
  return request
}

function invalid(field: string, rule: string): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
