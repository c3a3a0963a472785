import type { DocumentNode } from 'graphql'
import { operationName } from './query-key.ts'

type Use = (document: DocumentNode) => void

const documents = new Map<string, DocumentNode>()
const awaited = new Map<string, readonly Use[]>()

/**
 * Generated modules register each query they export. A page transfers answers by query name, and
 * `writeQuery` needs their documents.
 */
export function registerQuery<Document extends DocumentNode>(document: Document): Document {
  const name = operationName(document)
  documents.set(name, document)
  for (const use of awaited.get(name) ?? []) use(document)
  awaited.delete(name)
  return document
}

/** At once, or when the module of a later chunk registers the query. */
export function withQuery(name: string, use: Use): void {
  const document = documents.get(name)
  if (document) use(document)
  else awaited.set(name, [...(awaited.get(name) ?? []), use])
}
