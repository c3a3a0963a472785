import type { Plugin } from 'graphql-yoga'
import type { ServedSchema } from '#gateway/served-schema.ts'

/** Runs an operation as compiled, where it is; the usual executor takes the rest. */
export function runCompiled(served: () => ServedSchema): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName, rootValue, contextValue, variableValues } = args
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
