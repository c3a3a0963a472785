import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { brokenRule } from '#services/contract/broken-rule.ts'
import type { Call } from '#services/contract/call.ts'
import { callUrl } from '#services/contract/call.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Form, type Route, WrittenAnswer } from '#services/platform/http.ts'
import { clientAddress } from './client-address.ts'
import { withForm } from './form-body.ts'
import { admit, type Caller, type Gate, type SessionCheck, type SiteIdentity } from './gate.ts'
import type { Scope } from './scope.ts'

export type CallDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly secret: string
  readonly isSessionActive: SessionCheck
  readonly findStaff: Gate['findStaff']
  isInMaintenance(): Promise<boolean>
  /** Throws until the database is ready. */
  site(): SiteIdentity
  /** After what others have changed. */
  siteNow(): Promise<SiteIdentity>
}

const MAX_KEY_LENGTH = 100
const INVALID_BODY = { code: 'INVALID_INPUT', field: 'body' } as const

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}

export function addCall(app: FastifyInstance, route: Route, deps: CallDeps): void {
  if (route.call.files === null) addRoute(app, route, deps)
  else {
    // No other call takes forms.
    void app.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('multipart/form-data', (_request, payload, parsed) =>
        parsed(null, payload),
      )
      addRoute(scope, route, deps)
      done()
    })
  }
}

/** Of an unknown language the site may have learned since. */
function speaks({ languages }: SiteIdentity, language: string | string[] | undefined): boolean {
  if (language === undefined) return languages.length > 0
  return typeof language === 'string' && languages.includes(language)
}

function addRoute(app: FastifyInstance, { call, handle }: Route, deps: CallDeps): void {
  app.route({
    method: call.method,
    url: callUrl(call).replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { takesUploads: call.files !== null },
    onRequest: async (request) => {
      const known = deps.site()
      const isKnown = speaks(known, request.headers['x-gaussbox-language'])
      const site = isKnown ? known : await deps.siteNow()
      request.caller = await admit(call, request.headers, { ...deps, site })
    },
    handler: async (request, reply) => {
      const { caller } = request
      if (!caller) throw new Error('A call ran without an authenticated caller')

      const scope: Scope = {
        ...caller,
        db: deps.db,
        clock: deps.clock,
        log: deps.log.child({ requestId: request.id }),
        signal: hangUp(reply),
        requestId: request.id,
        referer: request.headers.referer,
        clientAddress: clientAddress(request.raw),
        refreshToken: textOf(request.headers['refreshtoken']),
        idempotencyKey: textOf(request.headers['idempotency-key'])?.slice(0, MAX_KEY_LENGTH),
      }
      const answer = call.files
        ? await withForm(request, call.files, async ({ files, texts }) => {
            const input = () => parsedInput(call, texts(), request)
            const form: Form<unknown> = { files, input }
            return await handle(form, scope)
          })
        : await handle(inputOf(call, request), scope)
      return await reply
        .type('application/json; charset=utf-8')
        .send(
          answer instanceof WrittenAnswer ? answer.json : JSON.stringify(outputOf(call, answer)),
        )
    },
  })
}

function inputOf(call: Call, request: FastifyRequest): unknown {
  const carried = call.method === 'GET' || call.method === 'DELETE' ? request.query : request.body
  const given = carried ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw new Refusal(400, 'The body is not an object.', INVALID_BODY)
  }
  return parsedInput(call, given, request)
}

function parsedInput(call: Call, given: object, request: FastifyRequest): unknown {
  const parsed = call.input.safeParse({ ...given, ...paramsOf(request) })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal(400, issue ? brokenRule(issue) : 'Invalid input', {
      code: 'INVALID_INPUT',
      field: issue?.path.join('.') ?? '',
    })
  }
  if (call.kind === 'write') refuseNul(parsed.data)
  return parsed.data
}

/** PostgreSQL cannot store a NUL in text, and SQLite data with one could not be moved there. */
function refuseNul(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string' && value.includes('\0')) {
    const field = path.join('.')
    throw new Refusal(400, 'A text must not hold a NUL.', { code: 'INVALID_INPUT', field })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inside] of Object.entries(value)) refuseNul(inside, [...path, key])
}

function paramsOf({ params }: FastifyRequest): object {
  return typeof params === 'object' && params !== null ? params : {}
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined
}

/** Strips everything that the contract does not declare. */
function outputOf(call: Call, answer: unknown): unknown {
  const parsed = call.output.safeParse(answer)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.slice(0, 5).map(({ path }) => path.join('.'))
  throw new Error(`${callUrl(call)} answers against its contract at ${fields.join(', ')}`)
}

export function hangUp({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
