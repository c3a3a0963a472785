import { hasCoupons } from '#services/modules/cart/api.ts'
import { hasPages } from '#services/modules/cms/api.ts'
import { hasComments } from '#services/modules/comment/api.ts'
import { hasDeliveryMethods } from '#services/modules/delivery/api.ts'
import { hasFiles } from '#services/modules/digital/api.ts'
import { hasSeller } from '#services/modules/document/api.ts'
import { hasAssignments } from '#services/modules/gdpr/api.ts'
import { hasOrders } from '#services/modules/order/api.ts'
import { hasPaymentMethods } from '#services/modules/payment/api.ts'
import { hasMemberCards } from '#services/modules/user/api.ts'
import type { Db } from '#services/platform/database.ts'

export type MissingParts = {
  readonly content: boolean
  readonly people: boolean
  readonly consents: boolean
  readonly coupons: boolean
  /** Delivery and payment methods. */
  readonly checkout: boolean
  readonly seller: boolean
  /** Files that buyers of digital products download. */
  readonly files: boolean
  readonly orders: boolean
  readonly comments: boolean
}

/** The parts that a demo seeded by an older release lacks; null when it is complete. */
export async function missingParts(db: Db): Promise<MissingParts | null> {
  const parts = {
    content: !(await hasPages(db)),
    people: !(await hasMemberCards(db)),
    consents: !(await hasAssignments(db)),
    coupons: !(await hasCoupons(db)),
    checkout: !(await hasDeliveryMethods(db)) && !(await hasPaymentMethods(db)),
    seller: !(await hasSeller(db)),
    files: !(await hasFiles(db)),
    orders: !(await hasOrders(db)),
    comments: !(await hasComments(db)),
  }
  return Object.values(parts).includes(true) ? parts : null
}
