import { NoFragmentCyclesRule, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { aliasRule, depthRule, directiveRule, limitError, singleRule } from './limit-rules.ts'
import { costOf, MAX_COST } from './operation-cost.ts'
import { overlapRule } from './overlap-rule.ts'
import { isCostRequested } from './requested-cost.ts'

export const MAX_TOKENS = 2_000

export const LIMIT_RULES = [
  NoFragmentCyclesRule,
  overlapRule,
  depthRule,
  aliasRule,
  directiveRule,
  singleRule,
]

/** Without these limits a query of 300 bytes on a recursive type killed the process. */
export function limitOperations(options: { readonly hasIntrospection: boolean }): Plugin {
  const { hasIntrospection } = options
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }))
    },

    onValidate({ setValidationFn, addValidationRule }) {
      // Run these first and alone: some default rules are slow on exactly such documents.
      setValidationFn((schema, document, rules) => {
        const errors = validate(schema, document, LIMIT_RULES)
        // Suggestions ("Did you mean ...?") would reveal the schema without introspection.
        const hints = { hideSuggestions: !hasIntrospection }
        return errors.length > 0 ? errors : validate(schema, document, rules, hints)
      })
      if (!hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule)
    },

    // Validation is cached per document, but the cost depends on the variables.
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues, contextValue } = args
      const requested = costOf(schema, document, operationName, variableValues ?? {})
      // A page has no parameters.
      const isShown = isCostRequested(contextValue.params?.extensions)
      const cost = isShown ? { cost: { requested, limit: MAX_COST } } : null
      if (requested > MAX_COST) {
        const limit = `a cost of at most ${MAX_COST}; this one costs ${requested}`
        const errors = [limitError('TOO_COSTLY', limit)]
        setResultAndStopExecution({ errors, ...(cost ? { extensions: cost } : {}) })
        return undefined
      }
      if (!cost) return undefined
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return
          setResult({ ...result, extensions: { ...result.extensions, ...cost } })
        },
      }
    },
  }
}
