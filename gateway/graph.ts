import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Logger } from 'pino'
import { type ContextRequest, createContext, type GatewayContext } from './context.ts'
import type { LayoutData } from './layout/layout.ts'
import type { PageExecution, PageExecutionRequest } from './page-execution.ts'
import { createDocumentCache } from './plugins/document-cache.ts'
import type { TrustedDocuments } from './plugins/trusted-documents.ts'
import { runCompiled } from './plugins/use-compiled-operations.ts'
import { limitOperations } from './plugins/use-limits.ts'
import { createErrorMask, maskErrors } from './plugins/use-masking.ts'
import { logOperations } from './plugins/use-operation-log.ts'
import { trustDocuments } from './plugins/use-trusted-documents.ts'
import { traceUpstream } from './plugins/use-upstream-trace.ts'
import { type ServedSchema, serveSchema } from './served-schema.ts'
import { createRenewals } from './session/renewals.ts'
import { nobody, type Wallet } from './session/wallet.ts'
import type { UpstreamClient } from './upstream/upstream.ts'
import { UpstreamError } from './upstream/upstream-error.ts'

export const MAX_BODY_BYTES = 100_000
const DEADLINE_MS = 15_000
/** Characters of operations that are kept parsed: ours are a tenth of that. */
const MAX_CACHED_TEXT = 300_000
const SYSTEM_CLOCK = { now: () => new Date() }

export type GraphOptions = {
  readonly schema: GraphQLSchema
  readonly upstream: UpstreamClient
  layout(): LayoutData | null
  readonly publicUrl: string
  readonly mediaUrl: string
  /** Introspection, and the upstream calls of each operation in its answer. */
  readonly isDemo: boolean
  readonly documents: TrustedDocuments
  readonly trustedDocumentsOnly: boolean
  /** Runs operations as compiled functions where that answers the same. */
  readonly isCompiling: boolean
  readonly log: Logger
  readonly deadlineMs?: number
  readonly clock?: { now(): Date }
}

/** What HTTP tells of a request; a page comes with a whole context instead. */
export type ServerContext = {
  readonly requestId: string
  readonly clientAddress?: string
  /** Ends with the connection or the time limit. */
  readonly signal?: AbortSignal
  /** What the visitor brought; nothing when it is left out. */
  readonly wallet?: Wallet
  readonly page?: GatewayContext
}

type Visiting = Pick<ServerContext, 'requestId' | 'clientAddress' | 'signal' | 'wallet'>

export function createGraph(options: GraphOptions) {
  const { upstream, log, isDemo, documents, deadlineMs = DEADLINE_MS } = options
  let served: ServedSchema = serveSchema(options.schema, options.isCompiling)
  const renewals = createRenewals()
  let passToYoga: (schema: GraphQLSchema) => void = () => undefined

  function contextFor(request: ContextRequest, isTraced: boolean): GatewayContext {
    const { publicUrl, mediaUrl, clock = SYSTEM_CLOCK } = options
    return createContext(
      { upstream, renewals, clock, layout: options.layout(), publicUrl, mediaUrl, isTraced },
      request,
    )
  }

  function visitorOf(asked: Visiting, fallback: AbortSignal): ContextRequest {
    const { requestId, clientAddress, signal = fallback, wallet = nobody() } = asked
    return { requestId, signal, wallet, log, ...(clientAddress ? { clientAddress } : {}) }
  }

  /** Who works on the site gets in while it is closed; whoever cannot be known does not. */
  async function isStaff(asked: Visiting & { readonly signal: AbortSignal }): Promise<boolean> {
    const { session, loaders } = contextFor(visitorOf(asked, asked.signal), false)
    if (!session.hasTokens()) return false
    try {
      return (await loaders.user.me())?.isBackofficeUser === true
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      log.warn({ code: error.code }, 'not known whether somebody is staff')
      return false
    }
  }

  const maskError = createErrorMask(log)
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema: options.schema,
    context: ({ page, request, ...asked }) =>
      // A page comes without a request.
      page ?? contextFor(visitorOf(asked, request.signal), isDemo),
    maxRequestBodySize: MAX_BODY_BYTES,
    batching: false,
    parserAndValidationCache: {
      documentCache: createDocumentCache(MAX_CACHED_TEXT),
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
      limitOperations({ hasIntrospection: isDemo }),
      ...(options.isCompiling ? [runCompiled(() => served)] : []),
      maskErrors({ hasHints: isDemo }),
      logOperations(),
      ...(isDemo ? [traceUpstream()] : []),
    ],
  })

  /** Else the first visitors would wait for what every visitor asks. */
  function prepare(): void {
    const { parse: read, validate: judge } = yoga.getEnveloped()
    const { schema, compiled } = served
    for (const text of documents.all()) {
      const document: DocumentNode = read(text)
      // Written for another schema: whoever sends it is told so.
      if (judge(schema, document).length === 0) compiled?.prepare(document)
    }
  }

  function openPage(request: PageExecutionRequest): PageExecution {
    const { requestId, locale, signal, wallet = nobody() } = request
    const page = contextFor({ requestId, locale, signal, wallet, log }, false)
    let hasErrors = false

    async function run(
      document: DocumentNode,
      operationName: string,
      variableValues: Record<string, unknown>,
    ): Promise<ExecutionResult> {
      // Reading a page changes nothing, whoever sent somebody there.
      if (getOperationAST(document, operationName)?.operation !== 'query') {
        throw new Error('Pages are made of queries alone.')
      }
      const { schema, check } = served
      const faults = check(document)
      if (faults.length > 0) return { errors: faults }
      const { execute, contextFactory } = yoga.getEnveloped({ requestId, page })
      const contextValue = await contextFactory()
      return execute({ schema, document, operationName, variableValues, contextValue })
    }

    return {
      tags: page.tags,
      hasErrors: () => hasErrors,
      async execute({ document, operationName, variables }) {
        try {
          const result = await run(document, operationName, variables)
          hasErrors ||= (result.errors?.length ?? 0) > 0
          return result
        } catch (error) {
          hasErrors = true
          log.error({ err: error, requestId, operationName }, 'unexpected error')
          return { errors: [new GraphQLError('Something went wrong.')] }
        }
      },
    }
  }

  /** Whatever is under way ends with the schema that it began with. */
  function replaceSchema(schema: GraphQLSchema): void {
    served = serveSchema(schema, options.isCompiling)
    passToYoga(schema)
    prepare()
  }

  prepare()
  return { yoga, replaceSchema, openPage, isStaff, documents, maskError, deadlineMs }
}

export type Graph = ReturnType<typeof createGraph>
