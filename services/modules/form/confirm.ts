import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import { type Goal, goalLink } from '#services/modules/goal/api.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import { confirmAnswer, findAnswer } from './answer-store.ts'
import { readForm, type StoredForm } from './form-store.ts'

const DAYS = 7
const PURPOSE = 'form-confirm'
const claims = z.object({ id: z.int(), expiresAt: z.int() })

/** For visitors who confirmed the address by a form without words of its own. */
const CONFIRMED: Readonly<Record<string, string>> = {
  hrv: 'Hvala, vaša je e-adresa potvrđena.',
  eng: 'Thank you, your e-mail address is confirmed.',
  ger: 'Danke, Ihre E-Mail-Adresse ist bestätigt.',
}

type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>
type Confirming = Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>

/** Null once the link of a letter about it would have expired. */
export async function confirmLink(
  db: Db,
  { answer, form, now }: { readonly answer: Answer; readonly form: StoredForm; readonly now: Date },
  config: Confirming,
): Promise<string | null> {
  const expiresAt = Date.parse(answer.created_at) + DAYS * 86_400_000
  if (answer.email === null || now.getTime() >= expiresAt) return null
  const token = { id: answer.id, expiresAt }
  const link = new URL(goalLink(await goalOf(db, form, answer), config, answer.language))
  link.searchParams.set('kind', 'form')
  link.searchParams.set('token', signToken(token, signing(config)))
  return link.href
}

/** Confirms the address of an answer; called again, it answers the same. */
export async function confirmEmail(
  trx: Trx,
  token: string,
  { clock, config }: { readonly clock: Clock; readonly config: Confirming },
): Promise<Goal> {
  const read = readToken(token, claims, signing(config))
  const answer = read && (await findAnswer(trx, read.id))
  const form = answer && (await readForm(trx, answer.form_id))
  if (!answer || !form) throw invalidToken()
  const now = clock.now()
  if (answer.confirmed_at === null) {
    if (now.getTime() >= read.expiresAt) throw invalidToken()
    await confirmAnswer(trx, answer.id, now.toISOString())
  }
  return await goalOf(trx, form, answer)
}

/** A file that was taken from the library since gives way to the words. */
async function goalOf(db: Db, form: StoredForm, { language, email }: Answer): Promise<Goal> {
  const confirmed = { email: email ?? '' }
  if (form.goal_url !== null) return { ...confirmed, type: 'url', goal: form.goal_url }
  const mediaId = form.goal_media_id
  const file = mediaId === null ? null : (await mediaReferences(db, [mediaId])).get(mediaId)
  if (file) return { ...confirmed, type: 'file', goal: file.path }
  return { ...confirmed, type: 'message', goal: CONFIRMED[language] ?? CONFIRMED['hrv'] ?? '' }
}

function signing({ sessionSecret: secret }: Pick<Confirming, 'sessionSecret'>) {
  return { purpose: PURPOSE, secret }
}

function invalidToken(): Refusal {
  return new Refusal(400, 'The link is not valid.', { code: 'INVALID_TOKEN', field: 'token' })
}
