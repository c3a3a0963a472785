/** What a member of staff may do. Nothing implies another; a role is a named set of these. */
export const RIGHTS = [
  'orders.read',
  'orders.move',
  'orders.refund',
  'orders.note',
  'products.write',
  'prices.write',
  'content.write',
  'content.publish',
  'media.write',
  'media.delete',
  'answers.read',
  'answers.delete',
  'comments.moderate',
  'consents.write',
  'people.read',
  'people.write',
  'people.note',
  'people.export',
  'people.erase',
  'mails.read',
  'mails.send',
  'mails.write',
  'audit.read',
  'settings.write',
  'staff.write',
  'tickets.admit',
] as const

export type Right = (typeof RIGHTS)[number]

/** The three scopes of the platform's catalogue, which profiles name. No call is decided by them. */
const SCOPES: Readonly<Record<string, readonly Right[]>> = {
  admin: ['settings.write', 'staff.write', 'consents.write'],
  content: [
    ...(['content.write', 'content.publish', 'media.write', 'media.delete'] as const),
    'comments.moderate',
  ],
  commerce: [
    ...(['orders.read', 'orders.move', 'orders.refund', 'orders.note'] as const),
    ...(['products.write', 'prices.write'] as const),
  ],
}

export function scopesOf(rights: readonly Right[]): readonly string[] {
  const has = new Set(rights)
  return Object.keys(SCOPES).filter((scope) => SCOPES[scope]?.some((right) => has.has(right)))
}
