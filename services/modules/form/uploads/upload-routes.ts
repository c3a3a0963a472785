import { createFormUpload } from '#services/contract/form-uploads.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { openFile } from './open-file.ts'

const HOUR = 60 * 60

/** A school or an office may share one place. */
const PLACE: RateRule = { name: 'form-upload-place', limit: 40, seconds: HOUR }

export function uploadRoutes({ config, limits }: ModuleDeps): readonly Route[] {
  return [
    route(createFormUpload, async (given, { db, clock, clientAddress }) => {
      await limits.claim(...atPlace(PLACE, clientAddress))
      const signing = { secret: config.sessionSecret, clock }
      return await inTransaction(db, (trx) => openFile(trx, given, signing))
    }),
  ]
}
