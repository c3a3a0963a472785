import { z } from 'zod'

/** Raised when a reader of the older one would misunderstand the newer. */
export const FORMAT = 1

/** A name that stays inside the backup, whoever wrote it. */
export const filePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const table = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)),
  rows: z.number().int(),
  /** Highest id ever given, so that none is given twice. */
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

/** One row in the order of the columns; every column of ours is text or a number. */
export const row = z.array(z.union([z.string(), z.number(), z.null()]))
export type Row = z.output<typeof row>

/** What belongs to one running database alone: its feed is named anew, its schema made anew. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['change', 'change_feed', 'migration'])
