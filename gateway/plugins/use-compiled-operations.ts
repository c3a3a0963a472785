import type { Plugin } from 'graphql-yoga'
import type { CompiledOperations } from './compiled-operations.ts'

/** Runs an operation as compiled, where it is; the usual executor takes the rest. */
export function runCompiled(operations: CompiledOperations): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { document, operationName, rootValue, contextValue, variableValues } = args
      const compiled = operations.find(document, operationName)
      if (!compiled) return
      setExecuteFn(
        (given) => compiled(rootValue, contextValue, variableValues ?? {}) ?? executeFn(given),
      )
    },
  }
}
