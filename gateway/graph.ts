import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { GatewayContext } from './context.ts'
import {
  type ContextFactoryOptions,
  createContextFactory,
  type ServerContext,
  SYSTEM_CLOCK,
} from './context-factory.ts'
import { createPageExecutions } from './page-executions.ts'
import { type AnswerCache, createAnswerCache } from './plugins/cache/answer-cache.ts'
import { createDocumentCache } from './plugins/cache/document-cache.ts'
import { cacheAnswers } from './plugins/cache/use-answer-cache.ts'
import { runCompiled } from './plugins/compile/use-compiled-operations.ts'
import { limitOperations } from './plugins/limits/use-limits.ts'
import type { TrustedDocuments } from './plugins/trusted-documents.ts'
import { passEventsOn } from './plugins/use-event-streams.ts'
import { createErrorMask, maskErrors } from './plugins/use-masking.ts'
import { logOperations } from './plugins/use-operation-log.ts'
import { trustDocuments } from './plugins/use-trusted-documents.ts'
import { traceUpstream } from './plugins/use-upstream-trace.ts'
import { type ServedSchema, serveSchema } from './served-schema.ts'

export const MAX_BODY_BYTES = 100_000
const DEADLINE_MS = 15_000
/** Characters of other operations in the parser cache, beside all trusted ones. */
const MAX_CACHED_TEXT = 300_000

export type GraphOptions = ContextFactoryOptions & {
  readonly schema: GraphQLSchema
  /** Enables introspection and shows the upstream calls of each operation. */
  readonly isDemo: boolean
  readonly documents: TrustedDocuments
  readonly trustedDocumentsOnly: boolean
  /** Compiles operations where the result is identical. */
  readonly isCompiling: boolean
  readonly deadlineMs?: number
}

export function createGraph(options: GraphOptions) {
  const { log, isDemo, isCompiling, documents, deadlineMs = DEADLINE_MS } = options
  let served: ServedSchema = serveSchema(options.schema, isCompiling)
  const contexts = createContextFactory(options)
  const answers = answerCacheOf(options)
  let passToYoga: (schema: GraphQLSchema) => void = () => undefined

  const maskError = createErrorMask(log)
  const trusted = [...documents.all()].reduce((length, text) => length + text.length, 0)
  const parsed = createDocumentCache(trusted + MAX_CACHED_TEXT)
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema: options.schema,
    context: ({ made, request, ...visit }) =>
      // A page has no request.
      made ?? contexts.ofVisit({ signal: request.signal, ...visit }),
    maxRequestBodySize: MAX_BODY_BYTES,
    batching: false,
    parserAndValidationCache: {
      documentCache: parsed,
      errorCache: { get: () => undefined, set: () => undefined },
    },
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    maskedErrors: { maskError },
    plugins: [
      {
        onPluginInit({ setSchema }: { setSchema: typeof passToYoga }) {
          passToYoga = setSchema
        },
      },
      trustDocuments({ documents, isExclusive: options.trustedDocumentsOnly }),
      ...(answers ? [cacheAnswers({ answers, parsed, contexts, isTraced: isDemo })] : []),
      passEventsOn(),
      limitOperations({ hasIntrospection: isDemo }),
      ...(isCompiling ? [runCompiled(() => served)] : []),
      maskErrors({ hasHints: isDemo }),
      logOperations(),
      ...(isDemo ? [traceUpstream()] : []),
    ],
  })

  const openPage = createPageExecutions({
    contexts,
    answers,
    log,
    async execute(document, operationName, variableValues, page): Promise<ExecutionResult> {
      const { schema, check } = served
      const faults = check(document)
      if (faults.length > 0) return { errors: faults }
      const { execute, contextFactory } = yoga.getEnveloped({
        requestId: page.requestId,
        made: page,
      })
      const contextValue = await contextFactory()
      return execute({ schema, document, operationName, variableValues, contextValue })
    },
  })

  /** Running operations finish with the schema they began with. */
  function replaceSchema(schema: GraphQLSchema): void {
    served = serveSchema(schema, isCompiling)
    passToYoga(schema)
    answers?.clear()
  }

  /**
   * One request object for all plain JSON posts: Yoga's hooks require one, and ours do not read it.
   */
  const answerRequest = new yoga.fetchAPI.Request('http://localhost/graphql', { method: 'POST' })
  const { endStreams } = contexts
  return {
    ...{ yoga, answerRequest, replaceSchema, openPage, documents, maskError, deadlineMs },
    endStreams,
    ofVisit: contexts.ofVisit,
    schemaText: () => served.text(),
  }
}

function answerCacheOf({ cache, clock = SYSTEM_CLOCK }: GraphOptions): AnswerCache | null {
  if (!cache) return null
  const serialize = ({ data }: ExecutionResult) => JSON.stringify({ data })
  return createAnswerCache({ cache, clock, serialize })
}

export type Graph = ReturnType<typeof createGraph>
