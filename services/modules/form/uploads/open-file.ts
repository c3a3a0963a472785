import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { createFormUpload } from '#services/contract/form-uploads.ts'
import { FORM_FILE_BYTES } from '#services/contract/rules/form-files.ts'
import { readForm } from '#services/modules/form/form-store.ts'
import { promisedType } from '#services/modules/form/upload-kinds.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal, tooMany } from '#services/platform/errors.ts'
import { secretHash } from '#services/platform/secret-hash.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import { fileName } from './file-name.ts'
import { insertFile, unsentBytes } from './file-store.ts'

const LIFETIME_MS = 30 * 60_000
/** Of all visitors, so that strangers cannot fill the disk. */
const MOST_UNSENT_BYTES = 1_000_000_000
const RETRY_SECONDS = 60 * 60
const PURPOSE = 'form-upload'

/** What an address allows. */
const allowed = z.object({ id: z.int(), type: z.string(), bytes: z.int(), until: z.int() })

type Signing = { readonly secret: string; readonly clock: Clock }

/** Announces a file of a form, and returns the signed address for its bytes. */
export async function openFile(
  trx: Trx,
  { form: formId, field: fieldId, name: given, bytes }: z.output<typeof createFormUpload.input>,
  { secret, clock }: Signing,
): Promise<z.output<typeof createFormUpload.output>> {
  const form = await readForm(trx, formId)
  if (form?.is_open !== 1) throw missing('form')
  const field = form.fields.find(({ id }) => id === fieldId)
  if (field?.data.type !== 'UPLOAD') throw missing('field')
  const name = fileName(given)
  const type = promisedType(name, field.data.kinds)
  if (!type) {
    throw new Refusal(400, 'The field takes no files of this type.', {
      ...{ code: 'WRONG_FILE_TYPE', field: 'name' },
    })
  }
  if (bytes > FORM_FILE_BYTES) throw fileTooLarge()
  const now = clock.now().getTime()
  const since = new Date(now - LIFETIME_MS).toISOString()
  if ((await unsentBytes(trx, since)) + bytes > MOST_UNSENT_BYTES) throw tooMany(RETRY_SECONDS)
  const token = randomBytes(32).toString('base64url')
  const id = await insertFile(trx, {
    ...{ form_id: formId, field_id: fieldId, token_key: secretHash(token) },
    ...{ name, type, bytes, created_at: new Date(now).toISOString() },
  })
  const until = now + LIFETIME_MS
  const address = signToken({ id, type, bytes, until }, { purpose: PURPOSE, secret })
  const path = `/upload/form/${address}`
  return { id: token, path, type, until: new Date(until).toISOString() }
}

/** Null for an address that was not signed, or has expired. */
export function readFileAddress(
  token: string,
  { secret, clock }: Signing,
): z.output<typeof allowed> | null {
  const claims = readToken(token, allowed, { purpose: PURPOSE, secret })
  return claims && claims.until > clock.now().getTime() ? claims : null
}

function missing(field: 'form' | 'field'): Refusal {
  return new Refusal(404, `There is no such ${field} for files.`, { code: 'NOT_FOUND', field })
}

function fileTooLarge(): Refusal {
  return new Refusal(400, 'The file is too large.', {
    ...{ code: 'FILE_TOO_LARGE', field: 'bytes', limit: FORM_FILE_BYTES / 1_000_000 },
  })
}
