import type { Plugin } from 'graphql-yoga'
import type { ServerContext } from '#gateway/contexts.ts'
import type { ServedSchema } from '#gateway/served-schema.ts'

/**
 * Runs an operation as compiled, where it is; the usual executor takes the rest. What is settled is
 * not run again: it came to be looked at by the other hooks.
 */
export function runCompiled(served: () => ServedSchema): Plugin<ServerContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName, rootValue, contextValue, variableValues } = args
      const { settled }: ServerContext = contextValue
      if (settled) return setExecuteFn(() => settled)
      const { schema, compiled: operations } = served()
      // What began before the schema was replaced ends with the schema that it was checked against.
      if (args.schema !== schema) return
      const compiled = operations?.find(document, operationName)
      if (!compiled) return
      setExecuteFn(
        (given) => compiled(rootValue, contextValue, variableValues ?? {}) ?? executeFn(given),
      )
    },
  }
}
