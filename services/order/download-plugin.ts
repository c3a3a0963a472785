import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { epcSvg, hub3Svg, seller, transferPayment } from '#services/document/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { countDownload } from './count-download.ts'
import { DRAWN_KINDS, type DrawnKind, openDownload, readFileName } from './downloads.ts'
import { filesOfLines, isHandedOut } from './files.ts'
import type { StoredOrder } from './order.ts'
import { paperOf } from './paper.ts'
import { withItsParts } from './parts-store.ts'
import { sendFile } from './send-file.ts'
import { findOrder } from './store.ts'

const address = z.object({ token: z.string().max(200) })

type Sent = { readonly type: string; readonly disposition: string; readonly body: Buffer | string }

/** Documents and payment codes of orders, at signed URLs that expire. */
export function downloadPlugin(deps: ModuleDeps): FastifyPluginAsync {
  return async (app) => {
    for (const kind of DRAWN_KINDS) {
      app.get(`/download/${kind}/:token`, async (request, reply) => {
        const { token } = address.parse(request.params)
        const secret = deps.config.sessionSecret
        const slug = openDownload(kind, token, { secret, clock: deps.clock })
        const order = slug === null ? null : await findOrder(deps.db, { slug })
        const sent = order && (await DRAWN[kind](deps, order))
        if (!sent) throw new Refusal(404, 'There is no such file (any more).')
        return await reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', sent.disposition)
          .type(sent.type)
          .send(sent.body)
      })
    }
    app.get('/download/file/:token', { exposeHeadRoute: true }, async (request, reply) => {
      const { token } = address.parse(request.params)
      const bought = await boughtFile(deps, token)
      if (!bought) throw new Refusal(404, 'There is no such file (any more).')
      const { file, ...download } = bought
      if (request.method !== 'HEAD') {
        await countDownload(deps.db, deps.clock, { ...download, fileId: file.id })
      }
      return await sendFile(deps.db, file, { request, reply })
    })
  }
}

async function boughtFile({ db, config, clock }: ModuleDeps, token: string) {
  const name = openDownload('file', token, { secret: config.sessionSecret, clock })
  const { slug, lineId, fileId } = readFileName(name ?? '')
  const found = await findOrder(db, { slug })
  const order = found && (await withItsParts(db, found))
  const line = order?.lines.find(({ id }) => id === lineId)
  if (!order || !line || !isHandedOut(order, line)) return null
  const files = (await filesOfLines(db, [line])).get(line.id)
  const file = files?.find(({ id }) => id === fileId)
  const [, link = ''] = token.split('.')
  return file ? { file, slug, line, link } : null
}

const DRAWN: Readonly<
  Record<DrawnKind, (deps: ModuleDeps, order: StoredOrder) => Promise<Sent | null>>
> = {
  order: async (deps, order) => {
    const paper = await paperOf(deps.db, deps, order)
    if (!paper) return null
    // Encoded, since its title has letters that a header cannot carry.
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(paper.filename)}`
    return { type: 'application/pdf', disposition, body: paper.content }
  },
  hub3: async (deps, order) => await codeOf(deps, order, hub3Svg),
  epc: async (deps, order) => await codeOf(deps, order, epcSvg),
}

async function codeOf(
  { db }: ModuleDeps,
  order: StoredOrder,
  draw: typeof hub3Svg,
): Promise<Sent | null> {
  const owner = await seller(db)
  if (!owner || order.state !== 'awaitingPayment') return null
  const payment = transferPayment({ ...order, total: order.totalCents / 100 }, owner)
  return { type: 'image/svg+xml', disposition: 'inline', body: await draw(payment) }
}
