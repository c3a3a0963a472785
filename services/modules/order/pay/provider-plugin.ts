import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { UNVERIFIED } from '#services/modules/order/limits.ts'
import {
  failureUrlOf,
  type PaymentOutcome,
  type ProviderMessage,
  readMessage,
  successUrlOf,
} from '#services/modules/payment/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import { clientAddress } from '#services/platform/http/client-address.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { isAwaited } from './provider-order.ts'
import { settle } from './settle.ts'

const MESSAGE_BYTES = 64 * 1024
/** Page of the client for an unknown payment. */
const FAILURE_PATH = '/checkout/failure'

const named = z.object({ adapter: z.string().max(40) })
const fields = z.record(z.string(), z.unknown())

/** Messages of payment providers, posted by them or brought back by the browser. */
export function providerPlugin(deps: ModuleDeps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: MESSAGE_BYTES } as const
    app.addContentTypeParser<string>('*', asText, async (_request: unknown, body: string) => body)

    app.post('/webhook/:adapter', async (request) => {
      // Counted before the provider is called, since anyone can post here.
      const address = clientAddress(request.raw)
      const claim = await deps.limits.claim(...atPlace(UNVERIFIED, address))
      const outcome = await verified(deps, request, 'webhook')
      if (!outcome)
        throw new Refusal(400, 'The message is not verified.', { code: 'INVALID_INPUT' })
      await claim.takeBack()
      await settle(deps, outcome)
      return { received: true }
    })

    app.route({
      method: ['GET', 'POST'],
      url: '/pay/return/:adapter',
      handler: async (request, reply) => {
        const outcome = await verified(deps, request, 'return')
        if (outcome) await settle(deps, outcome)
        return await reply.redirect(await nextPage(deps, outcome), 303)
      },
    })
  }
}

async function verified(
  deps: ModuleDeps,
  request: FastifyRequest,
  via: ProviderMessage['via'],
): Promise<PaymentOutcome | null> {
  const { adapter } = named.parse(request.params)
  const rawBody = typeof request.body === 'string' ? request.body : ''
  const type = request.headers['content-type'] ?? ''
  const sent = { ...fields.parse(request.query), ...fieldsOf(rawBody, type) }
  return await readMessage(
    deps,
    adapter,
    { headers: request.headers, fields: sent, rawBody, via },
    { isAwaited: async (slug) => await isAwaited(slug, deps) },
  )
}

/** A body that is neither a form nor JSON has no fields; its adapter reads the raw body. */
function fieldsOf(rawBody: string, type: string): Record<string, unknown> {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(rawBody))
  }
  if (!type.startsWith('application/json')) return {}
  try {
    return fields.safeParse(JSON.parse(rawBody)).data ?? {}
  } catch {
    return {} // the signature of an unreadable body is still checked
  }
}

/** A pending payment counts as made: the order's page shows its state. */
async function nextPage(
  { db, config }: ModuleDeps,
  outcome: PaymentOutcome | null,
): Promise<string> {
  const page =
    outcome &&
    (outcome.kind === 'failed'
      ? await failureUrlOf(db, outcome)
      : await successUrlOf(db, outcome.paymentId))
  return page ?? `${config.publicUrl}${FAILURE_PATH}`
}
