import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type SignedFields, verified } from '#services/modules/payment/signed-fields.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { clientAddress } from '#services/platform/http/client-address.ts'
import type { RateRule } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { CHOICES, settle } from './choices.ts'
import { type SandboxRequest, sandboxRequest } from './messages.ts'
import { choicePage, errorPage, PAGE_POLICY } from './page.ts'

/** Enough for a person who tries every button of a dozen orders. */
const ANSWERS: RateRule = { name: 'sandbox-answers', limit: 120, seconds: 300 }

const choice = z.enum(CHOICES)

/** The provider's own pages. */
export function sandboxPlugin({
  db,
  config,
  clock,
  limits,
}: Pick<ModuleDeps, 'db' | 'config' | 'clock' | 'limits'>): FastifyPluginAsync {
  const { sessionSecret: secret, publicUrl } = config

  function requestOf(fields: SignedFields): SandboxRequest | null {
    const request = sandboxRequest.safeParse(verified(fields, 'sandbox shop', secret))
    return request.success ? request.data : null
  }

  function sendPage(reply: FastifyReply, page: string): FastifyReply {
    return (
      reply
        // Without a referrer, forms send no usable origin, and the gateway rejects them.
        .header('referrer-policy', 'same-origin')
        .header('content-security-policy', `${PAGE_POLICY}; form-action 'self' ${publicUrl}`)
        .type('text/html; charset=utf-8')
        .send(page)
    )
  }

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )

    app.post<{ Body: Record<string, string> | undefined }>(
      '/pay/sandbox/start',
      async (request, reply) => {
        const fields = request.body ?? {}
        const payment = requestOf(fields)
        return payment
          ? sendPage(reply, choicePage(payment, fields))
          : sendPage(reply.code(400), errorPage())
      },
    )

    app.post<{ Body: Record<string, string> | undefined }>(
      '/pay/sandbox/answer',
      async (request, reply) => {
        const { choice: chosen, ...fields } = request.body ?? {}
        const payment = requestOf(fields)
        const parsed = choice.safeParse(chosen)
        if (!payment || !parsed.success) return sendPage(reply.code(400), errorPage())
        await limits.claim(...atPlace(ANSWERS, clientAddress(request.raw)))
        const address = await inTransaction(
          db,
          async (trx) => await settle(trx, payment, { choice: parsed.data, clock, secret }),
        )
        return await reply.redirect(address, 303)
      },
    )
  }
}
