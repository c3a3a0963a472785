import { NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { aliasRule, depthRule, directiveRule, limitError, singleRule } from './limit-rules.ts'
import { type CostOf, MAX_COST } from './operation-cost.ts'

export const MAX_TOKENS = 2_000

const LIMIT_RULES = [depthRule, aliasRule, directiveRule, singleRule]

/** Without these a query of 300 bytes on a type that leads back to itself killed the process. */
export function limitOperations({
  hasIntrospection,
  costOf,
}: {
  readonly hasIntrospection: boolean
  readonly costOf: CostOf
}): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }))
    },

    onValidate({ setValidationFn, addValidationRule }) {
      // First and alone: some of the usual rules take long over what these refuse.
      setValidationFn((schema, document, rules) => {
        const errors = validate(schema, document, LIMIT_RULES)
        // What introspection may not tell, hints would: "Did you mean ...?".
        const options = { hideSuggestions: !hasIntrospection }
        return errors.length > 0 ? errors : validate(schema, document, rules, options)
      })
      if (!hasIntrospection) addValidationRule(NoSchemaIntrospectionCustomRule)
    },

    // Validation is kept per document, but what a list costs depends on the variables.
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
