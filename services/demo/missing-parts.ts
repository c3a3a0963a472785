import { hasCoupons } from '#services/cart/api.ts'
import { hasPages } from '#services/cms/api.ts'
import { hasComments } from '#services/comment/api.ts'
import { hasDeliveryMethods } from '#services/delivery/api.ts'
import { hasFiles } from '#services/digital/api.ts'
import { hasSeller } from '#services/document/api.ts'
import { hasAssignments } from '#services/gdpr/api.ts'
import { hasOrders } from '#services/order/api.ts'
import { hasPaymentMethods } from '#services/payment/api.ts'
import type { Db } from '#services/platform/database.ts'
import { hasMemberCards } from '#services/user/api.ts'

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
