import { COMMENT_LIST } from './comments.ts'
import { CONSENT_LIST } from './consents.ts'
import { CUSTOMER_LIST } from './customers.ts'
import { DEAD_LINK_LIST } from './dead-links.ts'
import { EDIT_LIST } from './edits.ts'
import { EMPTY_SEARCH_LIST } from './empty-searches.ts'
import { EVENT_LIST } from './events.ts'
import { FILE_LIST } from './files.ts'
import { FORM_ANSWER_LIST } from './form-answers.ts'
import { FORM_LIST } from './forms.ts'
import type { List } from './list.ts'
import { MAIL_LIST } from './mails.ts'
import { MEDIA_LIST } from './media.ts'
import { NEWSLETTER_LIST } from './newsletter.ts'
import { ORDER_LIST } from './orders.ts'
import { POST_LIST } from './posts.ts'
import { PRIVACY_LIST } from './privacy.ts'
import { PRODUCT_LIST } from './products.ts'
import { REDIRECT_LIST } from './redirects.ts'

/** Every list of the back office, by its word in the graph. */
export const LISTS = {
  ORDERS: ORDER_LIST,
  EDITS: EDIT_LIST,
  REDIRECTS: REDIRECT_LIST,
  DEAD_LINKS: DEAD_LINK_LIST,
  FILES: FILE_LIST,
  EMPTY_SEARCHES: EMPTY_SEARCH_LIST,
  COMMENTS: COMMENT_LIST,
  CONSENTS: CONSENT_LIST,
  MAILS: MAIL_LIST,
  EVENTS: EVENT_LIST,
  CUSTOMERS: CUSTOMER_LIST,
  PRIVACY: PRIVACY_LIST,
  MEDIA: MEDIA_LIST,
  PRODUCTS: PRODUCT_LIST,
  POSTS: POST_LIST,
  FORMS: FORM_LIST,
  FORM_ANSWERS: FORM_ANSWER_LIST,
  NEWSLETTER: NEWSLETTER_LIST,
} as const satisfies Readonly<Record<string, List>>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[]

export function nameOf(list: List): ListName {
  const name = LIST_NAMES.find((one) => LISTS[one] === list)
  if (!name) throw new Error('A list that LISTS does not name')
  return name
}
