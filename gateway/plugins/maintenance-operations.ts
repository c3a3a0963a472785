import { getOperationAST, Kind, parse } from 'graphql'
import { z } from 'zod'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import { hashOf } from './use-trusted-documents.ts'

/** Sessions of customers go on, or are ended by them. */
const MUTATIONS: ReadonlySet<string> = new Set(
  SUBSCHEMAS.flatMap(({ maintenanceMutations }) => maintenanceMutations),
)
const MAX_TOKENS = 1_000

const params = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  extensions: z.unknown().optional(),
})

/** True for a request with such mutations alone. */
export function isAllowedInMaintenance(text: string | null, documents: TrustedDocuments): boolean {
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
        (selection) => selection.kind === Kind.FIELD && MUTATIONS.has(selection.name.value),
      )
    )
  } catch {
    return false
  }
}
