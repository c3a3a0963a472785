import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { personalFile } from '#services/modules/gdpr/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import { findRequest } from './store.ts'
import { subjectOf } from './subject.ts'

const PURPOSE = 'privacy-export'
const MINUTE_MS = 60_000
/** A member downloads at once; the person may be on holiday. */
const LIFETIMES_MS = { member: 10 * MINUTE_MS, person: 7 * 24 * 60 * MINUTE_MS }

const claims = z.object({ request: z.int(), until: z.string() })
const address = z.object({ token: z.string().max(1_000) })

/** A signed address of the data of a person; nothing is stored. */
export function filePath(
  request: number,
  reader: keyof typeof LIFETIMES_MS,
  { clock, config }: Pick<ModuleDeps, 'clock' | 'config'>,
): string {
  const until = new Date(clock.now().getTime() + LIFETIMES_MS[reader]).toISOString()
  const token = signToken({ request, until }, { purpose: PURPOSE, secret: config.sessionSecret })
  return `/download/person?token=${token}`
}

/** The file itself, as it is at this moment: nothing once the person is erased. */
export function personFilePlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { db, clock, config } = deps
  return async (app) => {
    app.get('/download/person', async (request, reply) => {
      const given = address.safeParse(request.query)
      const signing = { purpose: PURPOSE, secret: config.sessionSecret }
      const wanted = given.success ? readToken(given.data.token, claims, signing) : null
      const isValid = wanted && wanted.until > clock.now().toISOString()
      const found = isValid ? await findRequest(db, wanted.request) : null
      const person = found && (await subjectOf(db, found))
      if (!person) throw new Refusal(404, 'There is no such file (any more).')
      return await reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename="osobni-podaci-${zagrebDay(clock.now())}.json"`,
        )
        .type('application/json; charset=utf-8')
        .send(await personalFile(person, deps))
    })
  }
}
