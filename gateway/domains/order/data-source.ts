import { isDraft } from '#gateway/adapters/checkout-draft.ts'
import { countOrders } from '#gateway/adapters/foreign-documents.ts'
import type { DomainDeps } from '#gateway/context.ts'
import { type ListPage, toPageInfo } from '#gateway/lib/list-page.ts'
import type { FollowedOrder } from '#gateway/session/watches.ts'
import { readOn, withoutCursors } from '#gateway/upstream/cursors.ts'
import { noOrder, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { Order } from '#services/contract/order.ts'
import { followOrder, getOrder, getWaitingOrder } from '#services/contract/order-calls.ts'
import { filterDocuments, getDocument } from '#services/contract/order-documents.ts'
import { getOrderPaymentMethods } from '#services/contract/order-payments.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'
import type { OrderParent } from './mappers.ts'

/** Names an order, and proves the right to it when the customer's token does not. */
export type OrderProof = Pick<CallInput<typeof getOrder>, 'orderSlug' | 'key' | 'guestToken'>

export type OrderDataSource = {
  proofOf(slug: string, key?: string | null): OrderProof
  /** Null for a missing order, and for another buyer's. */
  bySlug(slug: string, key?: string | null): Promise<OrderParent | null>
  /** Subscribable state of an order; throws for a missing order and for another buyer's. */
  followed(slug: string, key?: string | null): Promise<FollowedOrder>
  /** Stores the state that a mutation returned. */
  known(order: Order, key?: string | null): OrderParent
  /** Null for visitors. */
  list(page: ListPage): Promise<{
    readonly items: OrderParent[]
    readonly pageInfo: ReturnType<typeof toPageInfo>
  } | null>
  waiting(): Promise<OrderParent | null>
  paymentMethods(order: OrderParent): Promise<PaymentMethod[]>
}

export function createDataSource({
  upstream,
  session,
  hasExtensions,
}: Pick<DomainDeps, 'upstream' | 'session' | 'hasExtensions'>): OrderDataSource {
  const read = new Map<string, Promise<OrderParent | null>>()

  function guestToken(): { readonly guestToken?: string } {
    const token = session.credentials.guest.checkoutToken()
    return token === null || isDraft(token) ? {} : { guestToken: token }
  }

  function proofOf(slug: string, key?: string | null): OrderProof {
    return { orderSlug: slug, ...(key ? { key } : {}), ...guestToken() }
  }

  async function load(slug: string, key?: string | null): Promise<OrderParent | null> {
    if (!isSlug(slug) || (key && !isKey(key)) || !hasExtensions) return null
    try {
      return withKey(await upstream.call(getOrder, proofOf(slug, key)), key)
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null
      throw error
    }
  }

  /** A list that does not embed its orders costs a call for each: there is none for many. */
  async function detailOf({ id, extendedDetails }: DocumentRecord): Promise<OrderParent> {
    return withKey(extendedDetails ?? (await upstream.call(getDocument, { id })).extendedDetails)
  }

  function known(order: Order, key?: string | null): OrderParent {
    const shown = withKey(order, key)
    read.set(nameOf(order.orderSlug, key), Promise.resolve(shown))
    return shown
  }

  return {
    proofOf,
    known,

    bySlug(slug, key) {
      const name = nameOf(slug, key)
      const order = read.get(name) ?? load(slug, key)
      read.set(name, order)
      return order
    },

    async followed(slug, key) {
      if (!isSlug(slug) || (key && !isKey(key))) throw noOrder()
      const { ticket } = await upstream.call(followOrder, proofOf(slug, key))
      return { slug, ticket }
    },

    async list(page) {
      if (!session.hasTokens()) return null
      if (!hasExtensions) {
        if (page.after !== undefined) throw withoutCursors('document')
        return { items: [], pageInfo: toPageInfo(page, await countOrders(upstream, page)) }
      }
      const { records, totalPages, totalRecords, endCursor } = await readOn(
        'document',
        page.after,
        () => upstream.call(filterDocuments, page),
      )
      return {
        items: await Promise.all(records.map(detailOf)),
        pageInfo: toPageInfo(page, { totalPages, total: totalRecords, endCursor }),
      }
    },

    async waiting() {
      const proof = guestToken()
      if (!hasExtensions || !(session.hasTokens() || proof.guestToken)) return null
      const { order } = await upstream.call(getWaitingOrder, proof)
      return order && withKey(order)
    },

    async paymentMethods({ orderSlug, key, canPay }) {
      if (!canPay) return []
      const answer = await upstream.call(getOrderPaymentMethods, proofOf(orderSlug, key))
      return answer.paymentMethods
    },
  }
}

type DocumentRecord = CallOutput<typeof filterDocuments>['records'][number]

function withKey(order: Order, key: string | null = null): OrderParent {
  return { ...order, key }
}

function nameOf(slug: string, key: string | null = null): string {
  return `${slug} ${key ?? ''}`
}

/** Other texts are no slug of any order. */
export function isSlug(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

export function isKey(text: string): boolean {
  return /^[\w.-]{1,128}$/.test(text)
}
