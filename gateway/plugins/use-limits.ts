import { NoFragmentCyclesRule, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { aliasRule, depthRule, directiveRule, limitError, singleRule } from './limit-rules.ts'
import { costOf, MAX_COST } from './operation-cost.ts'
import { overlapRule } from './overlap-rule.ts'

export const MAX_TOKENS = 2_000

const LIMIT_RULES = [
  NoFragmentCyclesRule,
  overlapRule,
  depthRule,
  aliasRule,
  directiveRule,
  singleRule,
]

/** Without these a query of 300 bytes on a type that leads back to itself killed the process. */
export function limitOperations(options: { readonly hasIntrospection: boolean }): Plugin {
  const { hasIntrospection } = options
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }))
    },

    onValidate({ setValidationFn, addValidationRule }) {
      // First and alone: some of the usual rules take long over what these refuse.
      setValidationFn((schema, document, rules) => {
        const errors = validate(schema, document, LIMIT_RULES)
        // Hints ("Did you mean ...?") name what introspection does not.
        const hints = { hideSuggestions: !hasIntrospection }
        return errors.length > 0 ? errors : validate(schema, document, rules, hints)
      })
      if (!hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule)
    },

    // Validation is cached per document, but the cost of a list depends on the variables.
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues } = args
      const cost = costOf(schema, document, operationName, variableValues ?? {})
      if (cost <= MAX_COST) return
      const error = limitError(
        'TOO_COSTLY',
        `a cost of at most ${MAX_COST}; this one costs ${cost}`,
      )
      setResultAndStopExecution({ errors: [error] })
    },
  }
}
