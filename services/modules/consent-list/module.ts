import { listConsentRows, listConsentViews } from '#services/contract/consent-list.ts'
import { consentRows } from '#services/modules/gdpr/api.ts'
import { listRoutes } from '#services/modules/staff/api.ts'
import type { Module } from '#services/platform/module.ts'
import { CONSENTS } from './consent-list.ts'

/** The list of consents for staff: views belong to `staff`, which the accounts of `gdpr` are below. */
export const module: Module = {
  name: 'consent-list',
  services: ['gdpr'],
  imports: ['gdpr', 'staff'],
  routes: () => [
    ...listRoutes(
      [listConsentRows, listConsentViews],
      CONSENTS,
      async (consents, { db, language }) => await consentRows(db, consents, language),
    ),
  ],
}
