import { FORM_ANSWER_BYTES } from '#services/contract/rules/form-files.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { secretHash } from '#services/platform/secret-hash.ts'
import { type FormFile, giveFilesTo, unsentFiles } from './file-store.ts'

/** Files that wait longer were left by their visitor. */
export const UNSENT_DAYS = 1
const UNSENT_MS = UNSENT_DAYS * 24 * 60 * 60_000

type SentFiles = {
  readonly formId: number
  /** Secrets of the files, by the id of their field. */
  readonly byField: ReadonlyMap<string, readonly string[]>
  readonly now: Date
}

/**
 * The files that a visitor sends with a form, by field in their order. Refused are those of another
 * form or field, that are not whole, were sent before, or are too large all in all.
 */
export async function claimFiles(
  trx: Trx,
  { formId, byField, now }: SentFiles,
): Promise<ReadonlyMap<string, readonly FormFile[]>> {
  const keys = [...byField.values()].flat().map(secretHash)
  if (keys.length === 0) return new Map()
  const since = new Date(now.getTime() - UNSENT_MS).toISOString()
  const rows = await unsentFiles(trx, { keys, since })
  const known = new Map(rows.map((row) => [row.token_key, row]))
  const claimed = new Map<string, readonly FormFile[]>()
  let bytes = 0
  for (const [fieldId, tokens] of byField) {
    const files = tokens.map((token) => {
      const file = known.get(secretHash(token))
      if (file?.form_id !== formId || file.field_id !== fieldId) throw noSuchFile(fieldId)
      return file
    })
    bytes += files.reduce((sum, file) => sum + file.bytes, 0)
    if (bytes > FORM_ANSWER_BYTES) throw tooLarge(fieldId)
    claimed.set(fieldId, files)
  }
  return claimed
}

/** Once: of two answers with one file the second one is refused. */
export async function attachFiles(
  trx: Trx,
  answerId: number,
  claimed: Awaited<ReturnType<typeof claimFiles>>,
): Promise<void> {
  for (const [fieldId, files] of claimed) {
    if (files.length === 0) continue
    const ids = files.map(({ id }) => id)
    if ((await giveFilesTo(trx, answerId, ids)) !== ids.length) throw noSuchFile(fieldId)
  }
}

function noSuchFile(field: string): Refusal {
  return new Refusal(422, 'There is no such file (any more).', { code: 'FILE_MISSING', field })
}

function tooLarge(field: string): Refusal {
  const limit = FORM_ANSWER_BYTES / 1_000_000
  return new Refusal(422, 'The files are too large.', { code: 'FILE_TOO_LARGE', field, limit })
}
