import { type RawBuilder, sql } from 'kysely'
import { FORM_TYPES } from '#services/contract/consents.ts'
import { enumValue } from '#services/contract/enum-value.ts'
import { CONSENT_LIST } from '#services/contract/rules/lists/consents.ts'
import { allOf, isAnyOf, type ListSource } from '#services/platform/list/list-source.ts'

export const CONSENTS: ListSource<typeof CONSENT_LIST, 'consent'> = {
  list: CONSENT_LIST,
  table: 'consent',
  sort: { NUMBER: 'number' },
  filters: {
    form: (words) =>
      isAskedFor(
        isAnyOf(
          'assignment.form',
          FORM_TYPES.filter((form) => words.includes(enumValue(form))),
        ),
      ),
    isAsked: (is) => (is ? isAskedFor() : sql`not ${isAskedFor()}`),
    isRequired: (is) => {
      const required = isAskedFor(sql`item.is_required = 1`)
      return is ? required : sql`not ${required}`
    },
  },
  // There are a few dozen. Former texts are found too.
  search: (word) => sql`exists (
    select 1 from consent_text where consent_id = consent.id
    and (search like ${`%${word.replaceAll(/[%_\\]/g, '\\$&')}%`} escape '\\'
      or cast(consent.number as text) = ${word}))`,
}

function isAskedFor(condition: RawBuilder<unknown> | null = null): RawBuilder<unknown> {
  return sql`exists (
    select 1 from consent_assignment_item item
    join consent_assignment assignment on assignment.id = item.assignment_id
    where ${allOf([sql`item.consent_id = consent.id`, condition])})`
}
