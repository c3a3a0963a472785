import { requestStaffPassword, setStaffPassword } from '#services/contract/staff.ts'
import {
  limitForgotten,
  requestPasswordReset,
  setPasswordByLink,
} from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { StaffDeps } from './staff-deps.ts'

/** The first password after an invitation, and a new one in place of a forgotten one. */
export function passwordRoutes(deps: StaffDeps): readonly Route[] {
  return [
    // Who is staff is looked up by a job, so that neither the answer nor its time reveals it.
    route(requestStaffPassword, async ({ email }, { db, clock, language, clientAddress }) => {
      await limitForgotten(deps.limits, { email, clientAddress })
      const circumstances = { clock, language, isForStaff: true }
      await inTransaction(db, (trx) => requestPasswordReset(trx, email, circumstances))
      return { success: true }
    }),

    route(setStaffPassword, async (given, scope) => {
      await setPasswordByLink(deps, { ...given, isForStaff: true }, scope)
      return { success: true }
    }),
  ]
}
