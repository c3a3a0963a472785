import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { STAFF_SUBSCHEMAS } from '#gateway/generated/staff-subschemas.ts'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'

export const MAX_DEPTH = 12
export const MAX_ALIASES = 30
export const MAX_DIRECTIVES = 20

/** Limits the depth of fields; graphql-js limits introspection itself. */
export const depthRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const depths = new Map<string, number>()
    const depth = depthOf(operation.selectionSet, context, depths)
    if (depth > MAX_DEPTH) refuse(context, 'TOO_DEEP', `at most ${MAX_DEPTH} levels of fields`)
  },
})

export const aliasRule: ValidationRule = (context) => {
  let aliases = 0
  return {
    Field({ alias }) {
      if (!alias) return
      aliases += 1
      if (aliases === MAX_ALIASES + 1)
        refuse(context, 'TOO_MANY_ALIASES', `at most ${MAX_ALIASES} aliases`)
    },
  }
}

export const directiveRule: ValidationRule = (context) => {
  let directives = 0
  return {
    Directive() {
      directives += 1
      if (directives === MAX_DIRECTIVES + 1) {
        refuse(context, 'TOO_MANY_DIRECTIVES', `at most ${MAX_DIRECTIVES} directives`)
      }
    },
  }
}

const SINGLE_MUTATIONS: ReadonlySet<string> = new Set(
  [...SUBSCHEMAS, ...STAFF_SUBSCHEMAS].flatMap(({ singleMutations }) => singleMutations),
)

export const singleRule: ValidationRule = (context) => {
  let singles = 0
  return {
    Field({ name }) {
      if (!SINGLE_MUTATIONS.has(name.value)) return
      if (context.getParentType() !== context.getSchema().getMutationType()) return
      singles += 1
      if (singles === 2) refuse(context, 'ONE_PER_REQUEST', 'one login, password, mail or order')
    },
  }
}

export function limitError(code: string, limit: string): GraphQLError {
  return new GraphQLError(`An operation may have ${limit}.`, { extensions: { code } })
}

export function refuse(context: ValidationContext, code: string, limit: string): void {
  context.reportError(limitError(code, limit))
}

/** Measures each fragment once, however often it is spread. */
function depthOf(
  selectionSet: SelectionSetNode,
  context: ValidationContext,
  fragments: Map<string, number>,
): number {
  let deepest = 0
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) {
      deepest = Math.max(deepest, depthOfField(selection, context, fragments))
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      deepest = Math.max(deepest, depthOf(selection.selectionSet, context, fragments))
    } else {
      const fragment = context.getFragment(selection.name.value)
      if (fragment) deepest = Math.max(deepest, depthOfFragment(fragment, context, fragments))
    }
  }
  return deepest
}

function depthOfField(
  { name, selectionSet }: FieldNode,
  context: ValidationContext,
  fragments: Map<string, number>,
): number {
  if (!selectionSet || name.value.startsWith('__')) return 1
  return 1 + depthOf(selectionSet, context, fragments)
}

function depthOfFragment(
  { name, selectionSet }: FragmentDefinitionNode,
  context: ValidationContext,
  fragments: Map<string, number>,
): number {
  const known = fragments.get(name.value)
  if (known !== undefined) return known
  // Another rule rejects recursive fragments; here the recursion must only end.
  fragments.set(name.value, 0)
  const depth = depthOf(selectionSet, context, fragments)
  fragments.set(name.value, depth)
  return depth
}
