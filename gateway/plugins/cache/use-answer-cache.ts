import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { createContextFactory, ServerContext } from '#gateway/context-factory.ts'
import { isCostRequested } from '#gateway/plugins/limits/requested-cost.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { DocumentCache } from './document-cache.ts'

/** A cached answer as the bytes to send. */
export type CachedResult = ExecutionResult & { readonly body: Buffer }

export type AnswerCacheOptions = {
  readonly answers: AnswerCache
  readonly parsed: DocumentCache
  readonly contexts: Pick<ReturnType<typeof createContextFactory>, 'ofVisit' | 'shown'>
  /**
   * Only the client whose request executed the operation gets its trace; others get an empty one.
   */
  readonly isTraced: boolean
}

const EMPTY_TRACE = Buffer.from(',"extensions":{"upstream":[]}}')

/**
 * Runs after the checks of parameters and trusted documents and around all other plugins, so that
 * only answers that passed them are stored.
 */
export function cacheAnswers(options: AnswerCacheOptions): Plugin<object, ServerContext> {
  const { answers, parsed, contexts, isTraced } = options
  return {
    onParams({ params, context, paramsHandler, setParamsHandler }) {
      const { answerType: type, requestId, clientAddress, credentials, locale, signal } = context
      const { noteScope } = context
      if (type === undefined || signal === undefined) return
      // A cached answer has no cost.
      if (isCostRequested(params.extensions)) return
      setParamsHandler(async (payload) => {
        const { query: text = '', operationName, variables } = payload.params
        const document = parsed.get(text)
        // Only a parsed document reveals whether it is a query.
        if (!document) return paramsHandler(payload)
        const request = {
          document,
          text,
          operationName,
          variables,
          type,
          signal,
          ...contexts.shown(locale),
        }
        const { cached, result } = await answers.get(request, async (makeSignal) => {
          const visit = {
            requestId,
            signal: makeSignal,
            ...(clientAddress === undefined ? {} : { clientAddress }),
            ...(credentials === undefined ? {} : { credentials }),
            ...(locale === undefined ? {} : { locale }),
            ...(noteScope === undefined ? {} : { noteScope }),
          }
          const made = contexts.ofVisit(visit)
          const ownContext = { ...payload.context, signal: makeSignal, made }
          return {
            result: await paramsHandler({ ...payload, context: ownContext }),
            scope: made.cacheScope,
          }
        })
        if (!cached || (result && isTraced && !noteScope)) return result ?? {}
        const { value } = cached
        const answer: CachedResult = {
          body: isTraced && !noteScope ? withEmptyTrace(value) : value,
        }
        return answer
      })
    },
  }
}

/** Adds it to the bytes of an object. */
function withEmptyTrace(body: Buffer): Buffer {
  return Buffer.concat([body.subarray(0, -1), EMPTY_TRACE])
}
