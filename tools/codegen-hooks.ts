import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type DefinitionNode, type FragmentDefinitionNode, Kind } from 'graphql'
import { fragmentsIn, type TrustedDocument, trustedDocuments } from './trusted-document.ts'

type Config = {
  readonly externalFragments?: readonly {
    readonly name: string
    readonly node: FragmentDefinitionNode
  }[]
}

/**
 * Generates each operation as a typed, trusted document with its Apollo hook, or with the function
 * by which a store sends it. The published hook plugins do not compile against Apollo Client 4.
 */
export const plugin: PluginFunction<Config> = (_schema, files, { externalFragments = [] }) => {
  const documents = files.flatMap(({ document }) => document ?? [])
  const fragments = new Map(fragmentsIn(documents))
  for (const { name, node } of externalFragments) fragments.set(name, node)

  const operations = trustedDocuments(documents, fragments)
  // The preset imports the schema's types into every file, even if unused.
  const types = 'export type { Types }'
  if (operations.length === 0) return types
  return {
    prepend: importsFor(operations),
    content: [...emitFragments(operations), ...operations.map(emitOperation), types].join('\n'),
  }
}

function importsFor(operations: readonly TrustedDocument[]): string[] {
  const hooked = operations.filter(({ isOfStore }) => !isOfStore)
  const kinds = new Set(hooked.map(({ operation }) => operation))
  const hooks = [
    ...(operations.some(({ isLazy }) => isLazy) ? ['useLazyQuery'] : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
    ...(kinds.has('subscription') ? ['useSubscription'] : []),
  ]
  return [
    `import type { TypedDocumentNode } from '@apollo/client'`,
    ...(hooks.length > 0 ? [`import { ${hooks.join(', ')} } from '@apollo/client/react'`] : []),
    ...(kinds.has('query')
      ? [`import { type QueryOptions, usePageQuery } from '#client/lib/graph/use-page-query.ts'`]
      : []),
    ...importsForStores(operations.filter(({ isOfStore }) => isOfStore)),
  ]
}

function importsForStores(operations: readonly TrustedDocument[]): string[] {
  if (operations.length === 0) return []
  const names = new Set(operations.map(({ operation }) => `${verbOf(operation)}ForStore`))
  return [
    `import { type GraphClient, ${[...names].join(', ')} } from '#client/lib/graph/for-store.ts'`,
  ]
}

function verbOf(operation: TrustedDocument['operation']): 'fetch' | 'send' {
  return operation === 'query' ? 'fetch' : 'send'
}

/** Each once, however many operations of the file use it. */
function emitFragments(operations: readonly TrustedDocument[]): readonly string[] {
  const used = operations.flatMap(({ document }) => document.definitions).filter(isFragment)
  const byName = new Map(used.map((fragment) => [fragment.name.value, fragment]))
  return [...byName.values()].map(
    (fragment) => `const ${constantOf(fragment)} = ${JSON.stringify(fragment)}`,
  )
}

function emitOperation(trusted: TrustedDocument): string {
  const { name, operation, hash, document } = trusted
  const result = `${name}${capitalised(operation)}`
  const types = `${result}, ${result}Variables`
  const definitions = document.definitions.map((definition) =>
    isFragment(definition) ? constantOf(definition) : JSON.stringify(definition),
  )
  const meta = JSON.stringify({ hash })
  const literal = `{"kind":"${document.kind}","definitions":[${definitions}],"__meta__":${meta}}`
  // A literal lacks the types of result and variables, which exist at compile time alone.
  const typed = `${literal} as unknown as TypedDocumentNode<${types}>`
  return [`export const ${name}Document = ${typed}`, ...emitHooks(trusted, types)].join('\n')
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION
}

function constantOf({ name }: FragmentDefinitionNode): string {
  return `${name.value}Definition`
}

function emitHooks(trusted: TrustedDocument, types: string): readonly string[] {
  const { name, operation, isLazy, isOfStore } = trusted
  const document = `${name}Document`
  if (isOfStore) return emitSender(trusted)
  switch (operation) {
    case 'query':
      return [
        `export function use${name}Query(...options: QueryOptions<${types}>) {`,
        `  return usePageQuery(${document}, ...options)`,
        '}',
        ...(isLazy ? emitLazyHook(name, types) : []),
      ]
    case 'mutation':
      return [
        `export function use${name}Mutation(options: useMutation.Options<${types}> = {}) {`,
        `  return useMutation(${document}, options)`,
        '}',
      ]
    case 'subscription':
      return [
        `export function use${name}Subscription(options: useSubscription.Options<${types}>) {`,
        `  return useSubscription(${document}, options)`,
        '}',
      ]
  }
}

function emitSender({ name, operation }: TrustedDocument): readonly string[] {
  const verb = verbOf(operation)
  const variables = `${name}${capitalised(operation)}Variables`
  return [
    `export function ${verb}${name}(client: GraphClient, variables: ${variables}) {`,
    `  return ${verb}ForStore(client, ${name}Document, variables)`,
    '}',
  ]
}

function emitLazyHook(name: string, types: string): readonly string[] {
  return [
    `export function use${name}LazyQuery(options: Omit<useLazyQuery.Options<${types}>, 'returnPartialData'> = {}) {`,
    `  return useLazyQuery(${name}Document, options)`,
    '}',
  ]
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
