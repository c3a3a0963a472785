import type { Generated } from 'kysely'
import type { SUBSCRIBER_SOURCES, SUBSCRIBER_STATES } from '#services/contract/newsletter.ts'

export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** Who gets the newsletter, who has yet to confirm it, and who got it: one row for each address. */
export type NewsletterSubscriberTable = {
  id: Generated<number>
  /** As it was typed. */
  email: string
  email_key: string
  /** Of the customer whose consents decide; null for an address without an account. */
  account_id: number | null
  state: SubscriberState
  language: string
  source: (typeof SUBSCRIBER_SOURCES)[number]
  /** Of the last sign-up. */
  created_at: string
  /** Null until the owner of the address has confirmed it. */
  confirmed_at: string | null
  stopped_at: string | null
  /** JSON list of the consent texts that were accepted. */
  consent_texts: string
  /** Their entry in the log of consents; null until the address is confirmed. */
  consent_log_id: number | null
  /** In the links that confirm; another one from each stop on. */
  nonce: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    newsletter_subscriber: NewsletterSubscriberTable
  }
}
