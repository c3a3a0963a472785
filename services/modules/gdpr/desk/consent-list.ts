import { type RawBuilder, sql } from 'kysely'
import {
  type ConsentRow,
  listConsentRows,
  listConsentViews,
} from '#services/contract/consent-list.ts'
import { FORM_TYPES } from '#services/contract/consents.ts'
import { enumValue } from '#services/contract/enum-value.ts'
import { CONSENT_LIST } from '#services/contract/rules/lists/consents.ts'
import { readAssignments } from '#services/modules/gdpr/assignment-store.ts'
import { currentConsents, readTexts } from '#services/modules/gdpr/consent-store.ts'
import { countAccepted } from '#services/modules/gdpr/log/answer-store.ts'
import type { Db } from '#services/platform/database.ts'
import { allOf, isAnyOf, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { placesOf, textIn } from './desk-consent.ts'

const CONSENTS: ListSource<typeof CONSENT_LIST, 'consent'> = {
  list: CONSENT_LIST,
  table: 'consent',
  sort: { NUMBER: 'number' },
  filters: {
    form: (words) => {
      const forms = FORM_TYPES.filter((form) => words.includes(enumValue(form)))
      return isAssigned(isAnyOf('assignment.form', forms))
    },
    isAssigned: (is) => (is ? isAssigned() : sql`not ${isAssigned()}`),
    isRequired: (is) => {
      const required = isAssigned(sql`item.is_required = 1`)
      return is ? required : sql`not ${required}`
    },
  },
  // Former texts are found too.
  search: (word) => sql`(cast(consent.number as text) = ${word} or exists (
    select 1 from consent_text where consent_id = consent.id
    and search like ${containing(word)} escape '\\'))`,
}

function isAssigned(condition: RawBuilder<unknown> | null = null): RawBuilder<unknown> {
  return sql`exists (
    select 1 from consent_assignment_item item
    join consent_assignment assignment on assignment.id = item.assignment_id
    where ${allOf([sql`item.consent_id = consent.id`, condition])})`
}

export const consentList = staffList({
  calls: [listConsentRows, listConsentViews],
  source: CONSENTS,
  rowsOf: async (consents, { db }) => await rowsOf(db, consents),
})

async function rowsOf(
  db: Db,
  consents: readonly { readonly id: number; readonly number: number }[],
): Promise<ConsentRow[]> {
  const [assignments, current] = await Promise.all([readAssignments(db), currentConsents(db, '')])
  const rows: ConsentRow[] = []
  for (const { id, number } of consents) {
    const [texts, accepted] = await Promise.all([readTexts(db, id), countAccepted(db, id)])
    const places = placesOf(assignments, number)
    const formsWith = (required: boolean) =>
      places.flatMap(({ form, isRequired }) => (isRequired === required ? form : []))
    rows.push({
      id: `${number}`,
      number,
      text: textIn(current, number),
      required: formsWith(true),
      optional: formsWith(false),
      accepted: [...accepted.values()].reduce((sum, count) => sum + count, 0),
      version: texts[0]?.version ?? 0,
      since: texts[0]?.since ?? '',
      languages: [...new Set(texts.map((text) => text.language))].sort(),
    })
  }
  return rows
}
