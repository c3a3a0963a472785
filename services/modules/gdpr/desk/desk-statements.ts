import type { z } from 'zod'
import type { getConsentHistory, proveConsents } from '#services/contract/consent-desk.ts'
import type { ReadStatement } from '#services/modules/gdpr/log/log-store.ts'
import { formWord } from './desk-consent.ts'

type Statement = z.output<typeof getConsentHistory.output>['statements'][number]
type ProvenStatement = z.output<typeof proveConsents.output>['statements'][number]

const PROFILE = 'profile'

/** Latest first. */
export function toStatements(read: readonly ReadStatement[]): Statement[] {
  return read.toReversed().map(toStatement)
}

export function toProvenStatements(read: readonly ReadStatement[]): ProvenStatement[] {
  return read.toReversed().map((one) => ({
    ...toStatement(one),
    email: one.email,
    isConfirmed: one.confirmedAt !== null,
    isErased: one.erasedAt !== null,
  }))
}

function toStatement(read: ReadStatement): Statement {
  const { logId, number, at, clientAt, language, version, html, status, source } = read
  return {
    id: `${logId}-${number}`,
    ...{ number, at, clientAt, language, version, html },
    isAccepted: status === 'accepted',
    form: source === PROFILE ? null : formWord(source),
  }
}
