import type { Plugin } from 'graphql-yoga'
import type { ServedSchema } from '#gateway/served-schema.ts'

/** Runs compiled operations; the default executor runs the others. */
export function runCompiled(served: () => ServedSchema): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName, rootValue, contextValue, variableValues } = args
      const { schema, compiled: operations } = served()
      // An operation that began before the schema was replaced must run on its own schema.
      if (args.schema !== schema) return
      const compiled = operations?.find(document, operationName)
      if (!compiled) return
      setExecuteFn(
        (given) => compiled(rootValue, contextValue, variableValues ?? {}) ?? executeFn(given),
      )
    },
  }
}
