import type { AlertKind } from '#services/contract/rules/alerts.ts'

/** What a member of staff wants letters about. */
export type StaffAlertTable = { account_id: number; kind: AlertKind }

declare module '#services/platform/tables.ts' {
  interface Tables {
    staff_alert: StaffAlertTable
  }
}
