import type { Right } from './rights.ts'

/** What a member of staff can get a letter about, and the right that it needs. */
export const ALERT_RIGHTS = {
  /** A new order that is paid, or is paid later as agreed. */
  ORDER: 'orders.read',
  WITHDRAWAL: 'orders.read',
  /** Pieces below the minimum of `catalogue/lowStock`. */
  STOCK: 'products.write',
  /** A letter that was given up. */
  MAIL: 'mails.read',
  /** A request about personal data that is due soon. */
  PRIVACY: 'people.read',
  /** A comment that a visitor reported. */
  COMMENT: 'comments.moderate',
  /** A visitor sent a form. */
  FORM: 'answers.read',
} as const satisfies Readonly<Record<string, Right>>

export type AlertKind = keyof typeof ALERT_RIGHTS

export const ALERT_KINDS = Object.keys(ALERT_RIGHTS) as AlertKind[]
