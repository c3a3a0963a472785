import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql'
import { createYoga, type GraphQLParams } from 'graphql-yoga'
import type { GatewayContext } from './context.ts'
import {
  type ContextsOptions,
  createContexts,
  type ServerContext,
  type Settled,
  type Visit,
} from './contexts.ts'
import type { PageExecution, PageExecutionRequest } from './page-execution.ts'
import { createDocumentCache } from './plugins/document-cache.ts'
import { createKnownCosts } from './plugins/known-costs.ts'
import { createKnownOperations } from './plugins/known-operations.ts'
import type { TrustedDocuments } from './plugins/trusted-documents.ts'
import { runCompiled } from './plugins/use-compiled-operations.ts'
import { limitOperations } from './plugins/use-limits.ts'
import { createErrorMask, maskErrors } from './plugins/use-masking.ts'
import { logOperations } from './plugins/use-operation-log.ts'
import { trustDocuments } from './plugins/use-trusted-documents.ts'
import { traceUpstream } from './plugins/use-upstream-trace.ts'
import { type ServedSchema, serveSchema } from './served-schema.ts'

export const MAX_BODY_BYTES = 100_000
const DEADLINE_MS = 15_000
/** Characters of operations that are kept parsed: ours are a tenth of that. */
const MAX_CACHED_TEXT = 300_000

export type GraphOptions = ContextsOptions & {
  readonly schema: GraphQLSchema
  /** Introspection, and the upstream calls of each operation in its answer. */
  readonly isDemo: boolean
  readonly documents: TrustedDocuments
  readonly trustedDocumentsOnly: boolean
  /** Runs operations as compiled functions where that answers the same. */
  readonly isCompiling: boolean
  readonly deadlineMs?: number
}

export function createGraph(options: GraphOptions) {
  const { log, isDemo, documents, deadlineMs = DEADLINE_MS } = options
  let served: ServedSchema = serveSchema(options.schema, options.isCompiling)
  const contexts = createContexts(options)
  let passToYoga: (schema: GraphQLSchema) => void = () => undefined

  const maskError = createErrorMask(log)
  const costOf = createKnownCosts()
  const parsed = createDocumentCache(MAX_CACHED_TEXT)
  const yoga = createYoga<ServerContext, GatewayContext>({
    schema: options.schema,
    context: ({ made, request, ...asked }) =>
      // A page comes without a request.
      made ?? contexts.ofVisit({ signal: request.signal, ...asked }),
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
      limitOperations({ hasIntrospection: isDemo, costOf }),
      ...(options.isCompiling ? [runCompiled(() => served)] : []),
      maskErrors({ hasHints: isDemo }),
      logOperations(),
      ...(isDemo ? [traceUpstream()] : []),
    ],
  })

  const known = createKnownOperations({ ...options, parsed, costOf, served: () => served })

  /** Null for what is not known, or cannot be run with these variables. */
  async function runKnown(params: GraphQLParams, visit: Visit): Promise<Settled | null> {
    const operation = known.find(params)
    if (!operation) return null
    const made = contexts.ofVisit(visit)
    const settled = await operation(undefined, made, params.variables ?? {})
    return settled && { made, settled }
  }

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
    const { requestId } = request
    const page = contexts.ofPage(request)
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
      const { execute, contextFactory } = yoga.getEnveloped({ requestId, made: page })
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
  const { isStaff } = contexts
  return { yoga, runKnown, replaceSchema, openPage, isStaff, documents, maskError, deadlineMs }
}

export type Graph = ReturnType<typeof createGraph>
