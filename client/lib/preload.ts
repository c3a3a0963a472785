import type { ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, type LoaderFunctionArgs } from 'react-router'

export type LoaderArgs = LoaderFunctionArgs

export type Preloaded<Answer> = {
  /** Null when there is no answer. */
  readonly data: Answer | null
  /** Set when any field failed; a null in `data` may then mean a failure. */
  readonly error: ErrorLike | null
}

/** `isFresh` bypasses the cache. */
type PreloadOptions = { readonly isFresh?: boolean }

export type Preload = <Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
  options: PreloadOptions,
) => Promise<Preloaded<Answer>>

/** Server and browser provide different implementations. */
export const preloadContext = createContext<Preload>()

/**
 * Loads a screen's data before it renders, on the server and in the browser. Never throws: the
 * loader decides what a missing answer means.
 */
export function preload<Answer, Variables extends OperationVariables>(
  context: LoaderArgs['context'],
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
  options: PreloadOptions = {},
): Promise<Preloaded<Answer>> {
  return context.get(preloadContext)(document, variables, options)
}
