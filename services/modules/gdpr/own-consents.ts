import type { z } from 'zod'
import {
  type changeOwnConsent,
  formType,
  type getOwnConsents,
} from '#services/contract/consents.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { readAssigned } from './assignment-store.ts'
import { currentConsents, lockConsent } from './consent-store.ts'
import { lastStatements } from './log/log-store.ts'
import { consentRequired, logConsents, textChanged } from './log/statements.ts'

type OwnConsent = z.input<typeof getOwnConsents.output>['records'][number]

/**
 * The consents of the registration and newsletter forms, and all others that the person has
 * answered.
 */
export async function ownConsents(
  db: Db,
  { person, language }: { readonly person: Person; readonly language: string },
): Promise<OwnConsent[]> {
  const [consents, ofAccount, ofNewsletter, statements] = await Promise.all([
    currentConsents(db, language),
    readAssigned(db, 'registerForm'),
    readAssigned(db, 'newsletter'),
    lastStatements(db, person.userId),
  ])
  const assigned = new Set([...ofAccount, ...ofNewsletter].map(({ number }) => number))
  const required = new Set(ofAccount.flatMap((one) => (one.isRequired ? [one.number] : [])))
  const lastByConsent = new Map(statements.map((statement) => [statement.consentId, statement]))

  return consents.flatMap(({ id, number, html, version, validSince, ...text }) => {
    const last = lastByConsent.get(id)
    if (!last && !assigned.has(number)) return []
    const isAccepted = last?.status === 'accepted'
    return {
      id,
      uniqueNumber: number,
      displayName: html,
      version,
      isAccepted,
      since: last?.at ?? null,
      sourceType: formType.safeParse(last?.source).data ?? null,
      isOutdated: isAccepted && last.language === text.language && last.version < validSince,
      isRequired: required.has(number),
    }
  })
}

/** An unchanged choice is not logged again. */
export async function changeOwn(
  trx: Trx,
  { uniqueNumber, isAccepted, version }: z.output<typeof changeOwnConsent.input>,
  { person, language, clock }: { person: Person; language: string; clock: Clock },
): Promise<OwnConsent[]> {
  // Locks the consent's text until the statement is written.
  await lockConsent(trx, uniqueNumber)
  const existing = await ownConsents(trx, { person, language })
  const own = existing.find((one) => one.uniqueNumber === uniqueNumber)
  if (!own) throw new Refusal(404, 'There is no such consent.', { code: 'NOT_FOUND' })
  if (own.isRequired && !isAccepted) throw consentRequired()
  if (isAccepted && version !== undefined && version !== own.version) {
    throw textChanged('version')
  }
  if (own.since !== null && own.isAccepted === isAccepted && !own.isOutdated) return existing

  await logConsents(
    trx,
    {
      status: isAccepted ? 'accepted' : 'withdrawn',
      source: 'profile',
      numbers: [uniqueNumber],
      email: person.email,
      accountId: person.userId,
      language,
    },
    clock,
  )
  return await ownConsents(trx, { person, language })
}
