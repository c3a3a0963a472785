import { getOperationAST, Kind, parse } from 'graphql'
import { z } from 'zod'
import type { TrustedDocuments } from './trusted-documents.ts'
import { hashOf } from './use-trusted-documents.ts'

/** Staff must be able to log in during maintenance; the user service rejects everyone else. */
const ENTRANCES: ReadonlySet<string> = new Set(['login', 'logout', 'refreshSession'])
const MAX_TOKENS = 1_000

const params = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  extensions: z.unknown().optional(),
})

/** True for a request that only logs in or out or refreshes a session. */
export function isEntrance(text: string | null, documents: TrustedDocuments): boolean {
  try {
    const { query, operationName, extensions } = params.parse(JSON.parse(text ?? ''))
    const hash = hashOf(extensions)
    // A hash takes precedence over a text, as in the execution.
    const source = hash === undefined ? query : documents.find(hash)
    const document = parse(source ?? '', { maxTokens: MAX_TOKENS, noLocation: true })
    const operation = getOperationAST(document, operationName)
    return (
      operation?.operation === 'mutation' &&
      operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && ENTRANCES.has(selection.name.value),
      )
    )
  } catch {
    return false
  }
}
