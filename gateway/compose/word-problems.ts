import { type GraphQLSchema, isInterfaceType } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { problemText, type ShownProblem } from '#gateway/upstream/problem-texts/problem-text.ts'

/** Words every problem in the language of the request; a service's own words come first. */
export function wordProblems(schema: GraphQLSchema): GraphQLSchema {
  const type = schema.getType('Problem')
  if (!isInterfaceType(type)) throw new Error('The graph has no interface Problem.')
  for (const implementation of schema.getImplementations(type).objects) {
    const { message } = implementation.getFields()
    if (!message) throw new Error(`${implementation.name} has no message.`)
    message.resolve = (problem: ShownProblem, _args, { language, locale }: GatewayContext) =>
      problem.worded?.language === language ? problem.worded.message : problemText(problem, locale)
  }
  return schema
}
