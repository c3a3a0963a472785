import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '#gateway/context.ts'

/** Adds the upstream calls of an operation as `extensions.upstream`. */
export function traceUpstream(): Plugin<GatewayContext> {
  return {
    onExecute({ args }) {
      const { trace }: GatewayContext = args.contextValue
      if (!trace) return undefined
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return
          setResult({ ...result, extensions: { ...result.extensions, upstream: trace } })
        },
      }
    },
  }
}
