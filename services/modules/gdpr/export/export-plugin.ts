import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { type Exporting, readExportToken } from './export-address.ts'
import { personalFile } from './personal-file.ts'

const address = z.object({ token: z.string() })

/**
 * Downloads an account's personal data as a file. The address expires after five minutes or with
 * the session.
 */
export function exportPlugin(deps: ModuleDeps): FastifyPluginAsync {
  const { clock, config } = deps

  return async (app) => {
    app.get('/download/:token', async (request, reply) => {
      const { token } = address.parse(request.params)
      const exporting = readExportToken(token, { secret: config.sessionSecret, clock })
      const person = exporting && (await existing(exporting, deps))
      if (!person) throw new Refusal(404, 'There is no such file (any more).')

      const day = clock.now().toISOString().slice(0, 10)
      return await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="moji-podaci-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(await personalFile(person, deps))
    })
  }
}

async function existing(
  { userId, sessionId }: Exporting,
  { db, clock, isSessionActive, findPerson }: ModuleDeps,
): Promise<Person | null> {
  const at = clock.now().toISOString()
  if (!(await isSessionActive(db, { id: sessionId, accountId: userId, at }))) return null
  return await findPerson(db, userId)
}
