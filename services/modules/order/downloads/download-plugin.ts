import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { findOrder } from '#services/modules/order/store.ts'
import { Refusal } from '#services/platform/errors.ts'
import { hangUp } from '#services/platform/http/call-routes.ts'
import { clientAddress } from '#services/platform/http/client-address.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { countDownload } from './count-download.ts'
import { DRAWN_KINDS, openDownload, readPartName } from './downloads.ts'
import { createDrawnDownloads, type DrawnFile } from './drawn-downloads.ts'
import { filesOfLines, isHandedOut } from './files.ts'
import { sendFile } from './send-file.ts'

const address = z.object({ token: z.string().max(200) })

/** Documents and payment codes of orders, at signed URLs that expire. */
export function downloadPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { config, clock } = deps
  const findDrawn = createDrawnDownloads(deps)
  return async (app) => {
    for (const kind of DRAWN_KINDS) {
      app.get(`/download/${kind}/:token`, async (request, reply) => {
        // Before the first await: a later listener would miss a client that disconnects.
        const signal = hangUp(reply)
        const { token } = address.parse(request.params)
        const name = openDownload(kind, token, { secret: config.sessionSecret, clock })
        const reader = { name: name ?? '', clientAddress: clientAddress(request.raw) }
        const file = name === null ? null : await findDrawn(kind, reader)
        if (!file) throw noFile()
        return await reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', file.disposition)
          .type(file.type)
          .send(await drawn(file, signal))
      })
    }
    app.get('/download/file/:token', { exposeHeadRoute: true }, async (request, reply) => {
      const { token } = address.parse(request.params)
      const bought = await boughtFile(deps, token)
      if (!bought) throw noFile()
      const { file, ...download } = bought
      if (request.method !== 'HEAD') {
        await countDownload(deps.db, deps.clock, { ...download, fileId: file.id })
      }
      return await sendFile(deps.db, file, { request, reply })
    })
  }
}

async function drawn({ draw }: DrawnFile, signal: AbortSignal): Promise<Buffer | string> {
  try {
    return await draw({ priority: 'waited', signal })
  } catch (error) {
    throw signal.aborted ? new Refusal(499, 'The visitor has left.') : error
  }
}

function noFile(): Refusal {
  return new Refusal(404, 'There is no such file (any more).')
}

async function boughtFile({ db, config, clock }: ModuleDeps, token: string) {
  const name = openDownload('file', token, { secret: config.sessionSecret, clock })
  const { slug, lineId, partId } = readPartName(name ?? '')
  const found = await findOrder(db, { slug })
  const order = found && (await withItsParts(db, found))
  const line = order?.lines.find(({ id }) => id === lineId)
  if (!order || !line || !isHandedOut(order, line)) return null
  const files = (await filesOfLines(db, [line])).get(line.id)
  const file = files?.find(({ id }) => id === partId)
  const [, link = ''] = token.split('.')
  return file ? { file, slug, line, link } : null
}
