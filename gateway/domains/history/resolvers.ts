import type { RecordKind, Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { listEdits } from '#services/contract/history.ts'

/** As the services record them. */
const ENTITIES: Readonly<Record<RecordKind, string>> = {
  ORDER: 'order',
  MEMBER: 'member',
  ROLE: 'role',
  SETTING: 'setting',
  EVENT: 'event',
  SELLER: 'seller',
  DELIVERY: 'deliveryMethod',
  PAYMENT: 'paymentMethod',
  CUSTOMER: 'customer',
  PRIVACY_REQUEST: 'privacyRequest',
  LETTER: 'letter',
  PRODUCT: 'product',
  MEDIA: 'media',
  POST: 'post',
  FORM: 'form',
  FORM_ANSWER: 'formAnswer',
}

export const historyResolvers: Pick<Resolvers, 'Query' | 'Edit' | 'Difference'> = {
  Query: {
    history: async (_root, { kind, id }, { staff }) =>
      (await staff.upstream.call(listEdits, { entity: ENTITIES[kind], id })).edits,
  },

  Edit: {
    id: ({ id }) => `${id}`,
    before: ({ before }) => jsonOf(before),
    after: ({ after }) => jsonOf(after),
  },

  Difference: {
    value: ({ value }) => jsonOf(value),
    current: ({ current }) => jsonOf(current),
  },
}

function jsonOf(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
