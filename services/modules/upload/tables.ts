import type { Generated } from 'kysely'
import type { UPLOAD_PURPOSES } from '#services/contract/uploads.ts'

/** A file that a member of staff uploads. */
export type UploadTable = {
  id: string
  account_id: number
  purpose: (typeof UPLOAD_PURPOSES)[number]
  /** What it is for, such as an SKU. */
  target: string
  name: string
  bytes: number
  /** `receiving`: its bytes are coming, or have broken off unnoticed. */
  state: 'open' | 'receiving' | 'received'
  /** Once it is received. */
  sha256: string | null
  created_at: string
  /** Counts the requests that sent its bytes. */
  attempt: Generated<number>
  /** Of the file, where the sender named it. */
  expected_sha256: string | null
  /** What became of it, as JSON; null until it is stored or refused. */
  result: string | null
}

/**
 * Parts of `PART_BYTES` in base64, in the database so that every replica has them. Their numbers
 * begin at another thousand for each attempt.
 */
export type UploadPartTable = { upload_id: string; part: number; content: string }

declare module '#services/platform/tables.ts' {
  interface Tables {
    upload: UploadTable
    upload_part: UploadPartTable
  }
}
