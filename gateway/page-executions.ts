import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST } from 'graphql'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { GatewayContext } from './context.ts'
import type { createContextFactory } from './context-factory.ts'
import type { Execute, PageExecution, PageExecutionRequest } from './page-execution.ts'
import type { AnswerCache } from './plugins/cache/answer-cache.ts'

export type PageExecutionDeps = {
  readonly contexts: Pick<ReturnType<typeof createContextFactory>, 'ofPage'>
  readonly answers: AnswerCache | null
  readonly log: Logger
  execute(
    document: DocumentNode,
    operationName: string,
    variables: Record<string, unknown>,
    page: GatewayContext,
  ): Promise<ExecutionResult>
}

const cachedAnswer = z.object({ data: z.record(z.string(), z.unknown()) })

/** All operations of a page share one context, so that nothing is loaded twice. */
export function createPageExecutions(deps: PageExecutionDeps) {
  const { contexts, answers, log } = deps

  return (request: PageExecutionRequest): PageExecution => {
    const { requestId, signal } = request
    const page = contexts.ofPage(request)
    // Data loaded by one operation may be older than a purge before the next one began.
    const since = answers?.mark()
    let hasErrors = false

    async function run({
      document,
      operationName,
      variables,
    }: Parameters<Execute>[0]): Promise<ExecutionResult> {
      const kind = getOperationAST(document, operationName)?.operation
      const isWrite = kind === 'mutation' && request.mayWrite === true
      if (kind !== 'query' && !isWrite) throw new Error('Pages may execute queries only.')
      const execute = () => deps.execute(document, operationName, variables, page)
      const isCached = answers && request.hasCache !== false && !isWrite
      if (!isCached || since === undefined) return execute()
      const { language, currency, cacheScope: scope } = page
      const { cached, result } = await answers.get(
        { document, operationName, variables, language, currency, type: 'page', signal, since },
        async () => ({ result: await execute(), scope }),
      )
      if (result || !cached) return result ?? {}
      for (const tag of cached.tags) page.tags.add(tag)
      scope.limitAge(cached)
      return cachedAnswer.parse(JSON.parse(cached.value.toString()))
    }

    return {
      tags: page.tags,
      age: page.cacheScope.age,
      isStorable: () => !hasErrors && page.cacheScope.isPublicForAnonymous(),
      async execute(operation) {
        try {
          const result = await run(operation)
          hasErrors ||= (result.errors?.length ?? 0) > 0
          return result
        } catch (error) {
          hasErrors = true
          const { operationName } = operation
          log.error({ err: error, requestId, operationName }, 'unexpected error')
          return { errors: [new GraphQLError('Something went wrong.')] }
        }
      },
    }
  }
}
