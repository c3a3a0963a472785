import { type ExecutionResult, GraphQLError, type GraphQLErrorOptions } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Logger } from 'pino'
import type { GatewayContext } from '#gateway/context.ts'

const NEUTRAL_MESSAGE = 'Something went wrong.'

/**
 * Expected errors are GraphQL errors and pass unchanged. All others are logged once with the
 * request id and replaced by a neutral message.
 */
export function maskErrors(options: {
  /** False removes suggestions from errors in variables. */
  readonly hasHints: boolean
}): Plugin<GatewayContext> {
  return {
    onExecute({ args }) {
      const { log, requestId }: GatewayContext = args.contextValue
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result || !result.errors) return
          const errors =
            result.data === undefined
              ? result.errors.map((error) => refusedInput(error, options.hasHints))
              : result.errors
          setResult(maskResult({ ...result, errors }, log, requestId))
        },
      }
    },
  }
}

/** Without `data` nothing was executed: unless there is another code, the variables are invalid. */
function refusedInput(error: GraphQLError, hasHints: boolean): GraphQLError {
  const { originalError, extensions } = error
  const message = hasHints ? error.message : error.message.replace(/ Did you mean [^?]*\?$/, '')
  return new GraphQLError(message, {
    ...placeOf(error),
    originalError,
    extensions: { code: 'BAD_USER_INPUT', ...extensions },
  })
}

function maskResult(result: ExecutionResult, log: Logger, requestId: string): ExecutionResult {
  const logged = new Set<unknown>()
  const errors = result.errors?.map((error) => {
    if (isExpected(error) && isReadable(error)) return error
    const cause = error.originalError ?? error
    if (isAbort(cause)) return tooSlow(error)
    // One rejected batch fails every field that waited for it.
    if (!logged.has(cause))
      log.error({ err: cause, requestId, path: error.path }, 'unexpected error')
    logged.add(cause)
    return masked(error)
  })
  return { ...result, ...(errors ? { errors } : {}) }
}

/** Masks errors outside of execution, where the request is unknown. */
export function createErrorMask(log: Logger): (error: unknown) => GraphQLError {
  return (error) => {
    if (error instanceof GraphQLError && isExpected(error)) return withoutEcho(error)
    // The visitor left before a subscription had begun.
    if (error instanceof GraphQLError && isAbort(error.originalError)) return tooSlow(error)
    log.error({ err: error }, 'unexpected error')
    return new GraphQLError(NEUTRAL_MESSAGE, { extensions: { code: 'INTERNAL_SERVER_ERROR' } })
  }
}

/** The JSON parser's message would echo the whole body. */
function withoutEcho(error: GraphQLError): GraphQLError {
  if (error.extensions['originalError'] === undefined) return error
  const { code } = error.extensions
  return new GraphQLError(error.message, { extensions: { code, http: { status: 400 } } })
}

function isExpected({ originalError }: GraphQLError): boolean {
  return originalError === undefined || originalError instanceof GraphQLError
}

/**
 * True for errors that clients may read. A field error without a code means that our own value does
 * not fit the schema, and its text may quote the value.
 */
function isReadable({ path, extensions }: GraphQLError): boolean {
  return path === undefined || typeof extensions['code'] === 'string'
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError')
}

function tooSlow(error: GraphQLError): GraphQLError {
  return new GraphQLError('The request took too long.', {
    ...placeOf(error),
    extensions: { code: 'DEADLINE_EXCEEDED' },
  })
}

function masked(error: GraphQLError): GraphQLError {
  return new GraphQLError(NEUTRAL_MESSAGE, {
    ...placeOf(error),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  })
}

/** Some errors know their nodes, others only their position. */
function placeOf({ nodes, source, positions, path }: GraphQLError): GraphQLErrorOptions {
  return nodes ? { nodes, path } : { source, positions, path }
}
