import type { OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'

/** What the graph answered, as it came, each under the key of its question. */
export type Answers = Readonly<Record<string, unknown>>

/** The operation stands first in every document that codegen writes. */
export function questionKey(
  document: DocumentNode,
  variables: OperationVariables | undefined = {},
): string {
  const [first] = document.definitions
  const name = first?.kind === 'OperationDefinition' ? first.name?.value : ''
  return JSON.stringify([name, variables])
}
