import { listComments, listCommentViews } from '#services/contract/comment-list.ts'
import { listConsentRows, listConsentViews } from '#services/contract/consent-list.ts'
import { listCustomers, listCustomerViews } from '#services/contract/customer-list.ts'
import { listDeadLinks, listDeadLinkViews } from '#services/contract/dead-link-list.ts'
import { listEditRows, listEditViews } from '#services/contract/edit-list.ts'
import { listEmptySearches, listEmptySearchViews } from '#services/contract/empty-search-list.ts'
import { listEventRows, listEventViews } from '#services/contract/event-list.ts'
import { listFileRows, listFileViews } from '#services/contract/file-list.ts'
import { listFormAnswers, listFormAnswerViews } from '#services/contract/form-answer-list.ts'
import { listFormRows, listFormViews } from '#services/contract/form-list.ts'
import { listMails, listMailViews } from '#services/contract/mail-list.ts'
import { listMediaRows, listMediaViews } from '#services/contract/media-list.ts'
import { listNewsletter, listNewsletterViews } from '#services/contract/newsletter-list.ts'
import { listOrders, listOrderViews } from '#services/contract/order-list.ts'
import { listPostRows, listPostViews } from '#services/contract/post-list.ts'
import { listPrivacyRequests, listPrivacyViews } from '#services/contract/privacy-list.ts'
import { listProductRows, listProductViews } from '#services/contract/product-list.ts'
import { listRedirects, listRedirectViews } from '#services/contract/redirect-list.ts'

/**
 * Calls of every list: `order` answers `orderRows` and `orderViews`, and its types are in
 * `graphql/staff/order-list.graphql`. A key of two words is `deadLink` here and `dead-link` in the name.
 */
export const LIST_CALLS = {
  order: [listOrders, listOrderViews],
  redirect: [listRedirects, listRedirectViews],
  deadLink: [listDeadLinks, listDeadLinkViews],
  file: [listFileRows, listFileViews],
  emptySearch: [listEmptySearches, listEmptySearchViews],
  edit: [listEditRows, listEditViews],
  comment: [listComments, listCommentViews],
  consent: [listConsentRows, listConsentViews],
  mail: [listMails, listMailViews],
  event: [listEventRows, listEventViews],
  customer: [listCustomers, listCustomerViews],
  privacy: [listPrivacyRequests, listPrivacyViews],
  media: [listMediaRows, listMediaViews],
  product: [listProductRows, listProductViews],
  post: [listPostRows, listPostViews],
  form: [listFormRows, listFormViews],
  formAnswer: [listFormAnswers, listFormAnswerViews],
  newsletter: [listNewsletter, listNewsletterViews],
} as const

export type ListKey = keyof typeof LIST_CALLS
export const LIST_KEYS = Object.keys(LIST_CALLS) as readonly ListKey[]
