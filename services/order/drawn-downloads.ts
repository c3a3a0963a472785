import {
  type PaymentCode,
  paymentCodeSvg,
  seller,
  transferPayment,
} from '#services/document/api.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { shareNextByKey } from '#services/platform/share-next.ts'
import type { DrawnFor } from '#services/platform/threads/drawings.ts'
import type { DrawnKind } from './downloads.ts'
import { LINK_DOWNLOADS, PLACE_DOWNLOADS } from './limits.ts'
import type { StoredOrder } from './order.ts'
import { paperOf } from './paper.ts'
import { findOrder } from './store.ts'

export type DrawnFile = {
  readonly type: string
  readonly disposition: string
  draw(drawnFor: DrawnFor): Promise<Buffer | string>
}

type Reader = { readonly slug: string; readonly clientAddress: string }

/**
 * Finds what is drawn at the links of orders; null when there is nothing (any more). Readers of one
 * link at the same time share one read of the order.
 */
export function createDrawnDownloads(deps: ModuleDeps) {
  const find = (kind: DrawnKind) =>
    shareNextByKey(async (slug) => {
      const order = await findOrder(deps.db, { slug })
      return order && (await FILES[kind](deps, order))
    })
  const finders = { order: find('order'), hub3: find('hub3'), epc: find('epc') }
  return async (kind: DrawnKind, { slug, clientAddress }: Reader): Promise<DrawnFile | null> => {
    const link = { rule: LINK_DOWNLOADS, key: `${kind} ${slug}` }
    await deps.limits.claim(link, ...atPlace(PLACE_DOWNLOADS, clientAddress))
    return await finders[kind](slug)
  }
}

const FILES: Readonly<
  Record<DrawnKind, (deps: ModuleDeps, order: StoredOrder) => Promise<DrawnFile | null>>
> = {
  order: async (deps, order) => {
    const paper = await paperOf(deps, order)
    if (!paper) return null
    // Encoded, since its title has letters that a header cannot carry.
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(paper.filename)}`
    return { type: 'application/pdf', disposition, draw: paper.draw }
  },
  hub3: async (deps, order) => await codeOf(deps, order, 'hub3'),
  epc: async (deps, order) => await codeOf(deps, order, 'epc'),
}

async function codeOf(
  { db, drawings }: ModuleDeps,
  order: StoredOrder,
  code: PaymentCode,
): Promise<DrawnFile | null> {
  const owner = await seller(db)
  if (!owner || order.state !== 'awaitingPayment') return null
  const payment = transferPayment({ ...order, total: order.totalCents / 100 }, owner)
  return {
    ...{ type: 'image/svg+xml', disposition: 'inline' },
    draw: async (drawnFor) => await paymentCodeSvg(drawings, code, payment, drawnFor),
  }
}
