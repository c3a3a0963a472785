import { anyOf, days, ids, isTrue, listOf } from './list.ts'

const ACTOR = /^(account:[1-9]\d{0,8}|(command|task):[\w./-]{1,80})$/

/** Changes and moves of staff, commands and tasks. */
export const EDIT_LIST = listOf({
  right: 'audit.read',
  isPersonal: true,
  columns: {
    at: { kind: 'moment', sort: 'AT' },
    actor: { kind: 'actor' },
    entity: { kind: 'word' },
    entityId: { kind: 'text' },
    path: { kind: 'text' },
    before: { kind: 'text' },
    after: { kind: 'text' },
  },
  filters: {
    entity: anyOf([
      'ORDER',
      'BULK',
      'PRODUCT',
      'COMMENT',
      'CONSENT',
      'CONSENT_FORM',
      'CONSENT_HISTORY',
      'MEMBER',
      'ROLE',
      'SETTING',
      'VIEW',
      'LIST',
      'REDIRECT',
      'CACHE',
      'MAIL',
      'LETTER',
      'EVENT',
      'POST',
      'POST_TYPE',
      'DELIVERY',
      'PAYMENT',
      'CUSTOMER',
      'CUSTOMER_LOOK',
      'PRIVACY_REQUEST',
      'SELLER',
      'MEDIA',
      'MEDIA_FOLDER',
      'FORM',
      'FORM_ANSWER',
      'NEWSLETTER',
      'OTHER',
    ]),
    /** A move such as `move.ship`, not a changed value. */
    isMove: isTrue(),
    actor: ids(ACTOR),
    at: days(),
  },
  sort: 'AT_DESC',
  views: {
    all: {},
    moves: { filter: { entity: ['ORDER'], isMove: true } },
    people: { filter: { entity: ['MEMBER', 'ROLE'] } },
    settings: { filter: { entity: ['SETTING'] } },
  },
})
