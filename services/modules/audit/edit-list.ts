import { type Selectable, sql } from 'kysely'
import { type EditListRow, listEditRows, listEditViews } from '#services/contract/edit-list.ts'
import { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'
import { namesOf } from '#services/modules/history/api.ts'
import { isAnyOf, isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import type { Tables } from '#services/platform/tables.ts'

type Word = EditListRow['entity']

/** As they are recorded. Records of a kind that has no word yet are `OTHER`. */
const ENTITIES: Readonly<Record<Exclude<Word, 'OTHER'>, string>> = {
  ORDER: 'order',
  BULK: 'bulk',
  PRODUCT: 'product',
  COMMENT: 'comment',
  CONSENT: 'consent',
  CONSENT_FORM: 'consentForm',
  CONSENT_HISTORY: 'consentHistory',
  MEMBER: 'member',
  ROLE: 'role',
  SETTING: 'setting',
  VIEW: 'view',
  LIST: 'list',
  REDIRECT: 'redirect',
  CACHE: 'cache',
  MAIL: 'mail',
  EVENT: 'event',
  POST: 'post',
  POST_TYPE: 'postType',
  DELIVERY: 'deliveryMethod',
  PAYMENT: 'paymentMethod',
  CUSTOMER: 'customer',
  CUSTOMER_LOOK: 'customerLook',
  PRIVACY_REQUEST: 'privacyRequest',
  SELLER: 'seller',
  LETTER: 'letter',
  MEDIA: 'media',
  MEDIA_FOLDER: 'mediaFolder',
  FORM: 'form',
  FORM_ANSWER: 'formAnswer',
  NEWSLETTER: 'newsletter',
}

const EDITS: ListSource<typeof EDIT_LIST, 'edit'> = {
  list: EDIT_LIST,
  table: 'edit',
  sort: { AT: 'at' },
  filters: {
    entity(words) {
      const named = words.flatMap((word) => (word === 'OTHER' ? [] : ENTITIES[word]))
      if (!words.includes('OTHER')) return isAnyOf('entity', named)
      const others = Object.values(ENTITIES).filter((entity) => !named.includes(entity))
      return others.length > 0 ? sql`entity not in (${sql.join(others)})` : sql`1 = 1`
    },
    isMove: (is) => (is ? sql`path like 'move.%'` : sql`path not like 'move.%'`),
    actor: (actors) => isAnyOf('actor', actors),
    at: (days) => isWithin('at', days),
  },
  search: { table: 'edit_word', id: 'edit_id' },
}

export const editList = staffList({
  calls: [listEditRows, listEditViews],
  source: EDITS,
  async rowsOf(edits, { db, findPerson }) {
    const named = await namesOf(db, edits, findPerson)
    return edits.map((edit) => rowOf(edit, named(edit)))
  },
})

function rowOf(
  { id, at, entity, entity_id: entityId, path, before, after }: Selectable<Tables['edit']>,
  actor: EditListRow['actor'],
): EditListRow {
  return { id: `${id}`, at, actor, entity: wordOf(entity), entityId, path, before, after }
}

function wordOf(entity: string): Word {
  const known = Object.keys(ENTITIES) as (keyof typeof ENTITIES)[]
  return known.find((word) => ENTITIES[word] === entity) ?? 'OTHER'
}
