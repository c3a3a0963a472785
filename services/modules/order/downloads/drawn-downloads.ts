import {
  type PaymentCode,
  paymentCodeSvg,
  seller,
  ticketCodeSvg,
  transferPayment,
} from '#services/modules/document/api.ts'
import { LINK_DOWNLOADS, PLACE_DOWNLOADS } from '#services/modules/order/limits.ts'
import type { StoredOrder } from '#services/modules/order/order.ts'
import { type Paper, paperOf } from '#services/modules/order/paper.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { findOrder } from '#services/modules/order/store.ts'
import { ticketsPaperOf } from '#services/modules/order/tickets/tickets-paper.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { shareNextByKey } from '#services/platform/share-next.ts'
import type { DrawnFor } from '#services/platform/threads/drawings.ts'
import { type DrawnKind, readPartName } from './downloads.ts'
import { handedCodes } from './files.ts'

export type DrawnFile = {
  readonly type: string
  readonly disposition: string
  draw(drawnFor: DrawnFor): Promise<Buffer | string>
}

type Reader = { readonly name: string; readonly clientAddress: string }

/**
 * Finds what is drawn at the links of orders; null when there is nothing (any more). Readers of one
 * link at the same time share one read of the order.
 */
export function createDrawnDownloads(deps: ModuleDeps) {
  const find = (kind: DrawnKind) =>
    shareNextByKey(async (name) => {
      const order = await findOrder(deps.db, { slug: readPartName(name).slug })
      return order && (await FILES[kind](deps, order, name))
    })
  const finders = {
    order: find('order'),
    tickets: find('tickets'),
    ticket: find('ticket'),
    hub3: find('hub3'),
    epc: find('epc'),
  }
  return async (kind: DrawnKind, { name, clientAddress }: Reader): Promise<DrawnFile | null> => {
    const link = { rule: LINK_DOWNLOADS, key: `${kind} ${name}` }
    await deps.limits.claim(link, ...atPlace(PLACE_DOWNLOADS, clientAddress))
    return await finders[kind](name)
  }
}

type Find = (deps: ModuleDeps, order: StoredOrder, name: string) => Promise<DrawnFile | null>

const FILES: Readonly<Record<DrawnKind, Find>> = {
  order: async (deps, order) => fileOf(await paperOf(deps, order)),
  tickets: async (deps, order) => fileOf(await ticketsPaperOf(deps, order)),
  ticket: async ({ db, drawings }, order, name) => {
    const { lineId, partId } = readPartName(name)
    const whole = await withItsParts(db, order)
    const line = whole.lines.find(({ id }) => id === lineId)
    const code = line && handedCodes(whole, line)[partId]
    if (code === undefined) return null
    return {
      ...{ type: 'image/svg+xml', disposition: 'inline' },
      draw: async (drawnFor) => await ticketCodeSvg(drawings, code, drawnFor),
    }
  },
  hub3: async (deps, order) => await codeOf(deps, order, 'hub3'),
  epc: async (deps, order) => await codeOf(deps, order, 'epc'),
}

function fileOf(paper: Paper | null): DrawnFile | null {
  if (!paper) return null
  // Encoded, since its title has letters that a header cannot carry.
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(paper.filename)}`
  return { type: 'application/pdf', disposition, draw: paper.draw }
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
