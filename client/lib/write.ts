import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, type RouterContextProvider } from 'react-router'

/** Null when there is no answer. */
export type Write = <Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Answer | null>

/** Only the server provides it; in the browser mutations go through their generated hooks. */
export const writeContext = createContext<Write>()

/** Executes a mutation for a posted form. */
export function write<Answer, Variables extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Answer | null> {
  return context.get(writeContext)(document, variables)
}
