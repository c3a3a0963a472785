import type { Generated } from 'kysely'

/** A file that buyers of a product get. */
export type DigitalFileTable = {
  id: Generated<number>
  product_id: number
  name: string
  sha256: string
  bytes: number | null
  parts: number
  begun_at: string
  /** Null while parts of it are missing. */
  whole_at: string | null
}

/**
 * Parts of `PART_BYTES` in base64. The database stores them, so that every replica and every backup
 * has the files.
 */
export type DigitalPartTable = { file_id: number; part: number; content: string }

declare module '#services/platform/tables.ts' {
  interface Tables {
    digital_file: DigitalFileTable
    digital_part: DigitalPartTable
  }
}
