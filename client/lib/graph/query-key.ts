import type { OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'

/**
 * Key of a query with its variables, in any order. Apollo adds default values of variables, so our
 * queries declare none.
 */
export function queryKey(document: DocumentNode, variables: OperationVariables = {}): string {
  return canonicalStringify([operationName(document), variables])
}

/** Generated documents start with their operation. */
export function operationName({ definitions: [first] }: DocumentNode): string {
  return (first?.kind === 'OperationDefinition' && first.name?.value) || ''
}
