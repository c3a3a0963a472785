import { type Author, type Changing, recordEdits } from '#services/modules/history/api.ts'
import { recordMediaInTexts } from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { fold } from '#services/platform/text/fold.ts'
import { cleanHtml, textOf } from '#services/platform/text/html.ts'
import { type AssignedConsent, writeAssignment } from './assignment-store.ts'
import {
  currentConsents,
  insertConsent,
  insertText,
  lastVersion,
  lockConsent,
  newestText,
  nextNumber,
} from './consent-store.ts'

const TOPIC = 'consents'
const LARGEST_NUMBER = 2_147_483_647
const MOST_ATTEMPTS = 20

export type WrittenConsent = {
  readonly id: number
  readonly number: number
  readonly version: number
  readonly html: string
}

type GivenConsent = {
  /** Left out: a new consent with the next number. */
  readonly number?: number | undefined
  readonly language: string
  readonly html: string
  /** Left out: a text that comes with the product. */
  readonly author?: Author
  /** False for a correction: people who accepted the text before have accepted this one. */
  readonly requiresRenewal?: boolean
}

/** Creates a consent or a new text of an existing one; an unchanged text changes nothing. */
export async function writeConsent(
  trx: Trx,
  given: GivenConsent,
  clock: Clock,
): Promise<WrittenConsent> {
  const { html, words } = cleanConsent(given.html, 'displayName')
  const { id, number } = await findOrInsert(trx, given.number)
  const existing = await newestText(trx, { consentId: id, language: given.language })
  if (existing?.html === html) return { id, number, version: existing.version, html }

  // Versions count across languages, so that one version names exactly one text.
  const version = (await lastVersion(trx, id)) + 1
  await insertText(trx, {
    consent_id: id,
    language: given.language,
    version,
    html,
    search: fold(words),
    since: clock.now().toISOString(),
    author: given.author?.actor ?? null,
    // The first text of a language is no correction of another.
    requires_renewal: existing !== null && given.requiresRenewal === false ? 0 : 1,
  })
  await recordMediaInTexts(trx, 'CONSENT', [{ record: number, part: `${version}`, html }])
  await addChanges(trx, [TOPIC])
  return { id, number, version, html }
}

/** The same by a member of staff or a command, which is recorded. */
export async function writeText(
  trx: Trx,
  given: Omit<GivenConsent, 'author'>,
  { author, clock }: Changing,
): Promise<WrittenConsent> {
  const { number, language } = given
  // A lock before the read, so that the recorded text is the one that is replaced.
  const id = number === undefined ? null : await lockConsent(trx, number)
  const former = id === null ? null : await newestText(trx, { consentId: id, language })
  const written = await writeConsent(trx, { ...given, author }, clock)
  const at = clock.now().toISOString()
  await recordEdits(trx, { entity: 'consent', id: `${written.number}`, author, at }, [
    { path: `text.${language}`, before: former?.html ?? null, after: written.html },
  ])
  return written
}

/** What is stored of a text, and its words. Rejects one that would show nothing. */
export function cleanConsent(given: string, field: string): { html: string; words: string } {
  const html = cleanHtml(given)
  const words = textOf(html)
  if (words) return { html, words }
  throw new Refusal(400, 'The consent has no text.', { code: 'INVALID_INPUT', field })
}

async function findOrInsert(
  trx: Trx,
  given: number | undefined,
): Promise<{ id: number; number: number }> {
  // The loser of a race for one number finds it taken and uses that consent or the next number.
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const number = given ?? (await nextNumber(trx))
    if (number > LARGEST_NUMBER) break
    const existing = given === undefined ? null : await lockConsent(trx, number)
    const id = existing ?? (await insertConsent(trx, number))
    if (id !== null) return { id, number }
  }
  throw new Refusal(409, 'There is no next number: choose one.', {
    code: 'CONFLICT',
    field: 'uniqueNumber',
  })
}

/** Replaces the consents of a form. */
export async function assignConsents(
  trx: Trx,
  form: string,
  items: readonly AssignedConsent[],
): Promise<number> {
  const known = new Map((await currentConsents(trx, '')).map(({ number, id }) => [number, id]))
  const found = items.map(({ number, isRequired }) => {
    const consentId = known.get(number)
    if (consentId === undefined) throw unknownConsent()
    return { consentId, isRequired }
  })
  const id = await writeAssignment(trx, form, found)
  await addChanges(trx, [TOPIC])
  return id
}

export function unknownConsent(): Refusal {
  return new Refusal(400, 'There is no such consent.', { code: 'INVALID_INPUT', field: 'consents' })
}
