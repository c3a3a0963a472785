import type { Generated } from 'kysely'
import type { BulkJob, BulkRow } from '#services/contract/bulk.ts'

/** Moves of many orders that a member of staff started at once. */
export type BulkJobTable = {
  id: Generated<number>
  /** The member who started it, and whose rights count at each move. */
  account_id: number
  move: BulkJob['move']
  note: string | null
  started_at: string
  ended_at: string | null
  ending: Exclude<BulkJob['state'], 'RUNNING'> | null
}

/** One order of a job. */
export type BulkRowTable = {
  job_id: number
  position: number
  number: string
  tracking_url: string | null
  result: BulkRow['result']
  /** Null unless it was refused. */
  reason: BulkRow['reason']
  /** Name of an unexpected error. */
  fault: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    bulk_job: BulkJobTable
    bulk_row: BulkRowTable
  }
}
