import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { createContextFactory, ServerContext } from '#gateway/context-factory.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { DocumentCache } from './document-cache.ts'

/** An answer from the cache, as the bytes to send. */
export type CachedResult = ExecutionResult & { readonly body: Buffer }

export type AnswerCacheOptions = {
  readonly answers: AnswerCache
  readonly parsed: DocumentCache
  readonly contexts: Pick<ReturnType<typeof createContextFactory>, 'ofVisit' | 'shown'>
  /** Then the client whose request executed the operation gets the trace, the others an empty one. */
  readonly isTraced: boolean
}

/**
 * Runs behind the checks of parameters and trusted documents, and around all others: an answer is
 * stored after they passed, for the same document and variables.
 */
export function cacheAnswers(options: AnswerCacheOptions): Plugin<object, ServerContext> {
  const { answers, parsed, contexts, isTraced } = options
  return {
    onParams({ context, paramsHandler, setParamsHandler }) {
      const { answerType: type, requestId, clientAddress, credentials, signal } = context
      if (type === undefined || signal === undefined) return
      setParamsHandler(async (payload) => {
        const { query: text = '', operationName, variables } = payload.params
        const document = parsed.get(text)
        // Before it is parsed it is not known whether it is a query.
        if (!document) return paramsHandler(payload)
        const request = {
          document,
          text,
          operationName,
          variables,
          type,
          signal,
          ...contexts.shown(),
        }
        const { cached, result } = await answers.get(request, async (makeSignal) => {
          const visit = {
            requestId,
            signal: makeSignal,
            ...(clientAddress === undefined ? {} : { clientAddress }),
            ...(credentials === undefined ? {} : { credentials }),
          }
          const made = contexts.ofVisit(visit)
          const ownContext = { ...payload.context, signal: makeSignal, made }
          return {
            result: await paramsHandler({ ...payload, context: ownContext }),
            scope: made.cacheScope,
          }
        })
        if (!cached || (result && isTraced)) return result ?? {}
        const answer: CachedResult = { body: cached.value }
        return answer
      })
    },
  }
}
