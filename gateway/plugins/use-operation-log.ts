import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '#gateway/context.ts'

/** Logs one line per operation with errors: names, codes and paths, never values. */
export function logOperations(): Plugin<GatewayContext> {
  return {
    onExecute({ args }) {
      const { log, requestId }: GatewayContext = args.contextValue
      return {
        onExecuteDone({ result }) {
          if (Symbol.asyncIterator in result || !result.errors) return
          const errors = result.errors.map(({ path, extensions }) => ({
            path: path?.join('.'),
            code: extensions['code'],
            service: extensions['service'],
          }))
          log.warn({ requestId, operation: args.operationName, errors }, 'operation with errors')
        },
      }
    },
  }
}
