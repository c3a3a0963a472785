import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { packingPdf, packingTitle, seller } from '#services/modules/document/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import { hangUp } from '#services/platform/http/call-routes.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { packedOrders } from './packed-orders.ts'
import { openPaperLink } from './paper-link.ts'

const query = z.object({ token: z.string().max(8_000) })

/** The papers themselves, drawn when their signed address is opened. */
export function packingPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, clock, drawings } = deps
  return async (app) => {
    app.get('/download/packing', async (request, reply) => {
      // Before the first await: a later listener would miss a client that disconnects.
      const signal = hangUp(reply)
      const given = query.safeParse(request.query)
      const named = given.success ? openPaperLink(given.data.token, deps) : null
      const [owner, orders] = named
        ? await Promise.all([seller(db), packedOrders(db, named.numbers)])
        : [null, []]
      if (!named || !owner || orders.length === 0) {
        throw new Refusal(404, 'There are no such papers (any more).')
      }
      const { kind } = named
      const content = { seller: owner, orders, kind }
      const pdf = await packingPdf(drawings, content, { priority: 'waited', signal })
      const filename = `${packingTitle(kind)}-${zagrebDay(clock.now())}.pdf`
      return await reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
        )
        .type('application/pdf')
        .send(pdf)
    })
  }
}
