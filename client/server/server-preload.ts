import {
  CombinedGraphQLErrors,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { operationName, queryKey } from '#client/lib/graph/query-key.ts'
import type { PageAnswers } from '#client/lib/graph/use-page-query.ts'
import type { Preload, Preloaded } from '#client/lib/preload.ts'
import type { Write } from '#client/lib/write.ts'
import type { Execute } from './page.ts'

type ServerPreload = {
  readonly preload: Preload
  readonly write: Write
  /** Answers of the loaders so far. */
  readonly answers: PageAnswers
  /** Keys of the queries whose answers had errors. */
  readonly failed: ReadonlySet<string>
}

/** One per page, so that no visitor's answer reaches another. */
export function createServerPreload(execute: Execute): ServerPreload {
  const answers = new Map<string, unknown>()
  const failed = new Set<string>()

  async function preload<Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Preloaded<Answer>> {
    const key = queryKey(document, variables)
    const { data, errors } = await execute({
      document,
      operationName: operationName(document),
      variables,
    })
    if (data) answers.set(key, data)
    if (errors) failed.add(key)
    return {
      data: (data ?? null) as Answer | null, // the gateway executed this very document
      // The same error as in the browser: loaders read its codes.
      error: errors
        ? new CombinedGraphQLErrors({ data, errors: errors.map((one) => one.toJSON()) })
        : null,
    }
  }

  async function write<Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
  ): Promise<Answer | null> {
    const { data } = await execute({ document, operationName: operationName(document), variables })
    return (data ?? null) as Answer | null // the gateway executed this very document
  }
  return { preload, write, answers, failed }
}
