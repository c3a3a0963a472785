import * as z from 'zod/mini'
import { optionalText } from './fields.ts'

/** Orders that one call names at most. */
export const BULK_ORDERS = 500
/** Results on one page. */
export const BULK_PAGE = 100
/** Orders of one file of papers at most. */
export const PAPER_ORDERS = 100

export const bulkMoveRules = z.object({ note: optionalText(500) })
