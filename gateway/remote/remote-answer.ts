import { type ExecutionResult, GraphQLError } from 'graphql'
import { z } from 'zod'
import { readJson } from '#gateway/upstream/read-answer.ts'
import type { Answer } from '#gateway/upstream/transport.ts'
import { misanswered, UpstreamError, unavailable } from '#gateway/upstream/upstream-error.ts'

const remoteError = z.object({
  path: z
    .array(z.union([z.string(), z.number()]))
    .nullish()
    .catch(null),
  extensions: z.object({ code: z.string() }).partial().nullish().catch(null),
})
const remoteAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(remoteError).nullish(),
})

const PASSING_STATUSES: readonly number[] = [502, 503, 504]
/** Login is ours and not the remote's, and its internal errors concern no client. */
const ITS_OWN_CODES: readonly string[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR']

/** Passes on only code and path of errors, since a remote's messages may contain anything. */
export function readRemoteAnswer(service: string, answer: Answer): ExecutionResult {
  if (PASSING_STATUSES.includes(answer.status)) throw unavailable(service)
  const parsed = remoteAnswer.safeParse(readJson(answer))
  const { data, errors } = parsed.data ?? {}
  const isRedirect = answer.status >= 300 && answer.status < 400
  if (isRedirect || (!data && !errors?.length)) throw misanswered(service)
  const { status } = answer
  if (!data) {
    const code = codeOf(errors?.[0])
    throw new UpstreamError({ service, status, code, message: messageOf(service) })
  }
  return {
    data,
    ...(errors?.length ? { errors: errors.map((error) => toError(error, service, data)) } : {}),
  }
}

type RemoteError = z.infer<typeof remoteError>

function toError(error: RemoteError, service: string, data: object): GraphQLError {
  // A path outside `data` would put the error at the wrong field.
  const path = error.path?.length && String(error.path[0]) in data ? error.path : undefined
  return new GraphQLError(messageOf(service), {
    path,
    extensions: { code: codeOf(error), service, status: 200 },
  })
}

function codeOf(error: RemoteError | undefined): string {
  const code = error?.extensions?.code ?? ''
  return /^[A-Z][A-Z0-9_]{1,39}$/.test(code) && !ITS_OWN_CODES.includes(code)
    ? code
    : 'UPSTREAM_ERROR'
}

function messageOf(service: string): string {
  return `The ${service} service could not answer this.`
}
