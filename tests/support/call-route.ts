import { pino } from 'pino'
import { type Call, callUrl } from '#services/contract/call.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { type Route, WrittenAnswer } from '#services/platform/http.ts'

/** The answer of a route as its caller reads it, without HTTP. */
export async function callRoute(
  routes: readonly Route[],
  { call, input }: { readonly call: Call; readonly input: object },
  { db, clock, language = 'hrv' }: { db: Db; clock: Clock; language?: string },
): Promise<string> {
  const route = routes.find((one) => callUrl(one.call) === callUrl(call))
  if (!route) throw new Error(`There is no route for ${callUrl(call)}`)
  const answer = await route.handle(call.input.parse(input), {
    db,
    clock,
    language,
    principal: null,
    staff: null,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
    requestId: 'test',
    referer: undefined,
    clientAddress: '127.0.0.1',
    refreshToken: undefined,
    idempotencyKey: undefined,
  })
  return answer instanceof WrittenAnswer ? answer.json.toString() : JSON.stringify(answer)
}
