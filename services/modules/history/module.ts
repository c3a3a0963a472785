import { sql } from 'kysely'
import { listEdits } from '#services/contract/history.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { hasRight, notAllowed } from '#services/platform/http/principal.ts'
import { route } from '#services/platform/http.ts'
import type { Module } from '#services/platform/module.ts'
import { UNTOLD } from '#services/platform/personal-data.ts'
import { keepUntil } from '#services/platform/retention.ts'
import { forgetEditsOf, readEditsOf } from './edit-store.ts'
import { historyOf } from './history.ts'

/** As long as orders. */
const ORDER_DAYS = 4018
const OTHER_DAYS = 1826

/** As the person concerned reads them. */
const PLACES: Readonly<Record<string, string>> = {
  order: 'narudžba',
  consentHistory: 'uvid u povijest privola',
  customer: 'kupac',
  customerLook: 'uvid u podatke kupca',
  privacyRequest: 'zahtjev o osobnim podacima',
}

export const module: Module = {
  name: 'history',
  services: ['staff'],
  imports: [],
  routes: ({ findPerson, histories }) => [
    route(listEdits, async (record, { db, staff }) => {
      const right = histories.get(record.entity) ?? 'audit.read'
      if (!hasRight(staff, 'audit.read') && !hasRight(staff, right)) throw notAllowed(right)
      return { edits: await historyOf(db, record, findPerson) }
    }),
  ],
  personalTables: {
    edit: {
      owner: ({ email }) => sql`subject = ${email}`,
      untold: {
        id: UNTOLD.ours,
        actor: 'a member of staff, at work',
        sitting: UNTOLD.ours,
        entity: UNTOLD.inWords,
        subject: UNTOLD.folded,
        before: 'exported as the value that the JSON holds',
        after: 'exported as the value that the JSON holds',
      },
    },
  },
  otherTables: ['edit_word'],
  personalData: {
    name: 'history',
    export: async (db, { email }) => {
      const edits = await readEditsOf(db, emailKey(email))
      if (edits.length === 0) return {}
      return {
        'ispravci vaših podataka': edits.map(({ at, entity, entity_id, path, before, after }) => ({
          kada: at,
          gdje: `${PLACES[entity] ?? entity} ${entity_id}`,
          broj: entity_id,
          podatak: path,
          prije: before === null ? null : JSON.parse(before),
          poslije: after === null ? null : JSON.parse(after),
        })),
      }
    },
    erase: async (trx, { email }) => await forgetEditsOf(trx, emailKey(email)),
  },
  retention: [
    keepUntil({
      ...{
        kind: 'edits-of-orders',
        deletes: 'who changed what of an order',
        keepDays: ORDER_DAYS,
        bounds: { least: 4_018, most: 7_305 },
        table: 'edit',
      },
      isOver: (before) => sql`entity = 'order' and at < ${before}`,
    }),
    keepUntil({
      ...{
        kind: 'edits',
        deletes: 'who changed what of anything else',
        keepDays: OTHER_DAYS,
        bounds: { least: 365, most: 4_018 },
        table: 'edit',
      },
      isOver: (before) => sql`entity <> 'order' and at < ${before}`,
    }),
  ],
}
