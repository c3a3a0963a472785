import { z } from 'zod'

/** Raise it when an older reader would misread the new format. */
export const FORMAT = 1

/** Relative path that cannot leave the backup folder. */
export const filePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const table = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)),
  rows: z.number().int(),
  /** Highest id ever issued, so that a restore never reuses one. */
  lastId: z.number().int().nullable(),
  sha256,
})

export const contents = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  files: z.array(z.object({ path: filePath, sha256 })),
})

export type Contents = z.output<typeof contents>
export type TableContents = z.output<typeof table>

export const CONTENTS_FILE = 'backup.json'
export const FILES_FOLDER = 'files'

export function tableFile(table: string): string {
  return `tables/${table}.ndjson.gz`
}

/** Column values in column order; all our columns are text or numbers. */
export const row = z.array(z.union([z.string(), z.number(), z.null()]))
export type Row = z.output<typeof row>

/** Tables of one running database: a restored one gets a new change feed and schema history. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['change', 'change_feed', 'migration'])
