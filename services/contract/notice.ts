import { z } from 'zod'
import { id } from './answers.ts'
import { describeCall } from './call.ts'
import { captchaInput } from './captcha.ts'
import { consentNumbers, readTexts } from './consents.ts'
import { email } from './rules/fields.ts'
import { describePath } from './site-path.ts'

export const NOTICE_KINDS = ['backInStock', 'priceDrop'] as const

const noticeKind = z.enum(NOTICE_KINDS)

/** A notice that a customer still waits for. */
const ownNotice = z.object({
  id,
  /** Product or variant. */
  productId: id,
  kind: noticeKind,
  name: z.string(),
  /** Slug of the page that sells it. */
  slug: z.string(),
  /** For a price drop, the price that it must fall below. */
  price: z.number().nullable(),
  since: z.string(),
})

const ownNotices = z.object({ records: z.array(ownNotice) })

export const requestProductNotice = describeCall({
  service: 'product',
  method: 'POST',
  path: 'x/notice/create',
  summary:
    'Signs an address up for one mail about a product; the answer does not depend on what is known of the address',
  adds: 'a mail when a product is back or cheaper',
  access: 'session',
  kind: 'write',
  input: z.object({
    /** Product or variant. */
    productId: id,
    kind: noticeKind,
    email: email(),
    /** Consents of the form `productAvailabilityForm`, for the kind `backInStock`. */
    consents: consentNumbers.optional(),
    readTexts,
    ...captchaInput,
  }),
  output: z.object({
    /** False for the address of the logged-in customer; any other is sent a link to confirm it. */
    needsConfirmation: z.boolean(),
  }),
})

export const getOwnNotices = describeCall({
  service: 'product',
  method: 'GET',
  path: 'x/notice/own',
  summary: 'The notices that the logged-in customer waits for, newest first',
  adds: 'list of these',
  access: 'customer',
  input: z.object({}),
  output: ownNotices,
})

export const stopProductNotice = describeCall({
  service: 'product',
  method: 'POST',
  path: 'x/notice/stop',
  summary: 'Ends a notice of the logged-in customer',
  adds: 'ending one',
  access: 'customer',
  kind: 'write',
  input: z.object({ id }),
  output: ownNotices,
})

export const noticePages = describePath({
  paths: ['/obavijest/*'],
  service: 'product',
  summary: 'Links in mails that confirm and stop product notices',
  kind: 'pages',
})
