import type { OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'

/** Names a query with its variables, whatever their order. */
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

/** The operation stands first in every generated document. */
export function operationName({ definitions: [first] }: DocumentNode): string {
  return (first?.kind === 'OperationDefinition' && first.name?.value) || ''
}
