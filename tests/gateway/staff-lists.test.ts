import { type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { LIST_KEYS, type ListKey } from '#gateway/domains/staff-list/lists.ts'
import { createStaffSchema, rightsOf } from '#gateway/staff/staff-schema.ts'
import { COMMENT_LIST } from '#services/contract/rules/lists/comments.ts'
import { CONSENT_LIST } from '#services/contract/rules/lists/consents.ts'
import { CUSTOMER_LIST } from '#services/contract/rules/lists/customers.ts'
import { DEAD_LINK_LIST } from '#services/contract/rules/lists/dead-links.ts'
import { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'
import { EMPTY_SEARCH_LIST } from '#services/contract/rules/lists/empty-searches.ts'
import { EVENT_LIST } from '#services/contract/rules/lists/events.ts'
import { FILE_LIST } from '#services/contract/rules/lists/files.ts'
import { FORM_ANSWER_LIST } from '#services/contract/rules/lists/form-answers.ts'
import { FORM_LIST } from '#services/contract/rules/lists/forms.ts'
import { type List, sortsOf } from '#services/contract/rules/lists/list.ts'
import { MAIL_LIST } from '#services/contract/rules/lists/mails.ts'
import { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'
import { NEWSLETTER_LIST } from '#services/contract/rules/lists/newsletter.ts'
import { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import { POST_LIST } from '#services/contract/rules/lists/posts.ts'
import { PRIVACY_LIST } from '#services/contract/rules/lists/privacy.ts'
import { PRODUCT_LIST } from '#services/contract/rules/lists/products.ts'
import { REDIRECT_LIST } from '#services/contract/rules/lists/redirects.ts'

const schema = createStaffSchema()

const LISTS = {
  order: ORDER_LIST,
  edit: EDIT_LIST,
  redirect: REDIRECT_LIST,
  deadLink: DEAD_LINK_LIST,
  emptySearch: EMPTY_SEARCH_LIST,
  file: FILE_LIST,
  comment: COMMENT_LIST,
  consent: CONSENT_LIST,
  mail: MAIL_LIST,
  event: EVENT_LIST,
  customer: CUSTOMER_LIST,
  privacy: PRIVACY_LIST,
  media: MEDIA_LIST,
  product: PRODUCT_LIST,
  post: POST_LIST,
  form: FORM_LIST,
  formAnswer: FORM_ANSWER_LIST,
  newsletter: NEWSLETTER_LIST,
} as const satisfies Record<ListKey, List>

describe.each(LIST_KEYS)('the schema of the list %s', (key) => {
  const list: List = LISTS[key]
  const row = `${key.charAt(0).toUpperCase()}${key.slice(1)}Row`

  test('has the columns, filters, sorts and the right that the list declares', () => {
    expect(fieldsOf(row)).toEqual(['id', ...Object.keys(list.columns)].sort())
    expect(fieldsOf(`${row}Filter`)).toEqual(Object.keys(list.filters).sort())
    expect(fieldsOf(`${row}Sort`)).toEqual([...sortsOf(list)].sort())
    expect(rightsOf(schema).get(`Query.${key}Rows`)).toBe(list.right)
    expect(rightsOf(schema).get(`Query.${key}Views`)).toBe(list.right)
  })

  test('knows every word of the filters', () => {
    const filter = schema.getType(`${row}Filter`)
    for (const [name, { words }] of Object.entries(list.filters)) {
      if (words.length === 0) continue
      const type = isInputObjectType(filter) ? filter.getFields()[name]?.type : undefined
      const known = schema.getType(String(type).replaceAll(/[[\]!]/g, ''))
      expect(valuesOf(known)).toEqual([...words].sort())
    }
  })
})

function fieldsOf(name: string): readonly string[] {
  const type = schema.getType(name)
  if (isObjectType(type) || isInputObjectType(type)) return Object.keys(type.getFields()).sort()
  return valuesOf(type)
}

function valuesOf(type: GraphQLNamedType | undefined): readonly string[] {
  return isEnumType(type)
    ? type
        .getValues()
        .map(({ name }) => name)
        .sort()
    : []
}
