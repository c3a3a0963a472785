import type { Generated } from 'kysely'
import type { NOTICE_KINDS } from '#services/contract/notice.ts'

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** One mail that a person waits for; deleted once it has been sent. */
export type ProductNoticeTable = {
  id: Generated<number>
  /** As it was typed. */
  email: string
  email_key: string
  /** Keyed digest of `email_key`, by which the link in a mail stops all notices of the address. */
  address_key: string
  /** The customer who signed up with the account's address. */
  account_id: number | null
  /** Product or variant. */
  product_id: number
  /** The product on whose page it is sold. */
  page_id: number
  kind: NoticeKind
  /** For a price drop, the price at the sign-up. */
  price_cents: number | null
  language: string
  /** JSON list of the consent texts that were accepted. */
  consent_texts: string
  signed_up_at: string
  /** Null until the owner of the address has confirmed it. */
  confirmed_at: string | null
  /** Time at which its mail was queued. */
  claimed_at: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    product_notice: ProductNoticeTable
  }
}
