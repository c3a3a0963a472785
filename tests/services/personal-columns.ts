import { type RawBuilder, sql } from 'kysely'

type Keys = {
  readonly account: number
  readonly email: string
  /** The one that waits to be confirmed. */
  readonly next: string
  readonly card: string
}

type Known = {
  /** Which rows are somebody's. */
  owner(keys: Keys): RawBuilder<unknown>
  /** Columns that the export does not tell as they stand, and why; or why it tells none. */
  readonly untold: Readonly<Record<string, string>> | string
}

const IN_WORDS = 'told in Croatian words'
const OURS = 'numbers rows of ours'
const SECRET = 'would open something'
const FOLDED = 'the same in lower case'
const WAITS = 'waits for an answer to a mail, for minutes or days; it may be anybody who typed it'

const ofAccount = ({ account }: Keys) => sql`account_id = ${account}`
const ofEmail = ({ email }: Keys) => sql`email_key = ${email}`

/** Every table that knows of people, and what is read of it in their export. */
export const OF_PEOPLE: Readonly<Record<string, Known>> = {
  account: {
    owner: ({ account }) => sql`id = ${account}`,
    untold: {
      email_key: FOLDED,
      password_hash: SECRET,
      is_backoffice: IN_WORDS,
      scopes: 'told as a list',
    },
  },
  session: {
    owner: ofAccount,
    untold: { id: SECRET, seed: SECRET, turn: OURS },
  },
  address: {
    owner: ofAccount,
    untold: { id: OURS, type: IN_WORDS, country_id: IN_WORDS },
  },
  social_identity: { owner: ofAccount, untold: {} },
  audit_entry: { owner: ofAccount, untold: { id: OURS, kind: IN_WORDS } },
  member_card: {
    owner: ({ card }) => sql`barcode = ${card}`,
    untold: {
      holder: 'the federation’s own register: a number that anybody may type must not tell a name',
      revoked: IN_WORDS,
    },
  },
  consent_log: {
    owner: ofAccount,
    untold: {
      id: OURS,
      registration_id: OURS,
      status: IN_WORDS,
      source: IN_WORDS,
      user_type: 'follows from whether it is confirmed',
      email_key: FOLDED,
      email_hash: 'only of who was erased',
      erased_at: 'only of who was erased',
    },
  },
  consent_log_entry: {
    owner: ({ account }) =>
      sql`log_id in (select id from consent_log where account_id = ${account})`,
    untold: { log_id: OURS, consent_id: OURS, text_id: 'told by its words and its version' },
  },
  wishlist: {
    owner: ofAccount,
    untold: {
      id: OURS,
      guest_key: 'only of guests, whom nobody knows',
      share_token: 'told as whether it is shared',
      used_at: 'that they looked at their own list, to the day',
    },
  },
  wish: {
    owner: ({ account }) =>
      sql`wishlist_id in (select id from wishlist where account_id = ${account})`,
    untold: { id: OURS, wishlist_id: OURS },
  },
  mail_log: {
    owner: ofEmail,
    untold: { message_id: OURS, template: IN_WORDS, email_key: FOLDED, fault: 'none here' },
  },
  registration: { owner: ofEmail, untold: WAITS },
  action_token: {
    owner: ({ account, email, next }) => sql`subject in (${email}, ${`${account} ${next}`})`,
    untold: SECRET,
  },
  social_pending: { owner: ({ email }) => sql`lower(email) = ${email}`, untold: WAITS },
  outbox: {
    owner: ({ email }) => sql`lower(payload) like ${`%${email}%`}`,
    untold: 'mails on their way, for minutes or two days; told once they have left',
  },
}

/** What is in them is the federation's, or counts for the machine alone. */
export const NOT_OF_PEOPLE: readonly string[] = `
  api_key attribute attribute_guide attribute_text attribute_value attribute_value_text bundle_entry category
  category_text change change_feed cms_option consent consent_assignment consent_assignment_item
  consent_text country cross_sell currency custom_option custom_option_text domain
  due element element_version event event_text failed_request language
  media media_option media_text migration navigation navigation_item navigation_item_text
  page page_text post post_term post_text price_history product
  product_attribute product_category product_media product_option product_tag product_tag_text product_tagging
  product_tax product_text redirect reduction setting slug social_attempt
  stock stock_hold term term_text term_type
`
  .trim()
  .split(/\s+/)

/** In tables that are not of people no column may be called like this. */
export const TELLS_OF_SOMEBODY =
  /\.(\w+_)?(account|account_id|user_id|customer_id|e?mail|email_key|phone|first_name|last_name|holder|device|ip|address_block|oib|author|birthday)$/

/** The number of the account of staff who wrote it: once that is gone it leads nowhere. */
export const MARKS_OF_STAFF: readonly string[] = ['element_version.author', 'post.author']
