import type { OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'

/** Key of a query with its variables, in any order. */
export function queryKey(document: DocumentNode, variables: OperationVariables = {}): string {
  return canonicalStringify([operationName(document), variables])
}

export function readQueryKey(key: string): {
  readonly name: string
  readonly variables: OperationVariables
} {
  const [name, variables] = JSON.parse(key) as [string, OperationVariables] // queryKey() wrote it
  return { name, variables }
}

/** Generated documents start with their operation. */
export function operationName({ definitions: [first] }: DocumentNode): string {
  return (first?.kind === 'OperationDefinition' && first.name?.value) || ''
}
