import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import type { FragmentDefinitionNode } from 'graphql'
import { fragmentsIn, type TrustedDocument, trustedDocuments } from './trusted-document.ts'

type Config = {
  readonly externalFragments?: readonly {
    readonly name: string
    readonly node: FragmentDefinitionNode
  }[]
}

/**
 * Generates each operation as a typed, trusted document with its Apollo hook. The published hook
 * plugins do not compile against Apollo Client 4.
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
    content: [...operations.map(emitOperation), types].join('\n'),
  }
}

function importsFor(operations: readonly TrustedDocument[]): string[] {
  const kinds = new Set(operations.map(({ operation }) => operation))
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
  ]
}

function emitOperation(trusted: TrustedDocument): string {
  const { name, operation, hash, document } = trusted
  const result = `${name}${capitalised(operation)}`
  const types = `${result}, ${result}Variables`
  const literal = JSON.stringify({ ...document, __meta__: { hash } })
  const typed = `${literal} as unknown as TypedDocumentNode<${types}>`
  return [`export const ${name}Document = ${typed}`, ...emitHooks(trusted, types)].join('\n')
}

function emitHooks({ name, operation, isLazy }: TrustedDocument, types: string): readonly string[] {
  const document = `${name}Document`
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
