import type { ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, type LoaderFunctionArgs } from 'react-router'

export type LoaderArgs = LoaderFunctionArgs

export type Preloaded<Answer> = {
  /** Null when nothing came back at all. */
  readonly data: Answer | null
  /** Set as soon as any field failed; then a null in `data` may mean failed rather than absent. */
  readonly error: ErrorLike | null
}

/** `isFresh`: never from the cache. */
type PreloadOptions = { readonly isFresh?: boolean }

export type Preload = <Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
  options: PreloadOptions,
) => Promise<Preloaded<Answer>>

/** Server and browser each set their own. */
export const preloadContext = createContext<Preload>()

/**
 * Loads the data of a screen before the screen renders, on the server and in the browser alike.
 * Never throws: the loader decides what a missing answer means.
 */
export function preload<Answer, Variables extends OperationVariables>(
  context: LoaderArgs['context'],
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
  options: PreloadOptions = {},
): Promise<Preloaded<Answer>> {
  return context.get(preloadContext)(document, variables, options)
}
