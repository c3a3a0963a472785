import type { BulkJob, BulkRow } from '#services/contract/bulk.ts'

export type BulkJobParent = BulkJob
export type BulkRowParent = BulkRow
