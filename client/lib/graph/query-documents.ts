import type { DocumentNode } from 'graphql'
import { operationName } from './query-key.ts'

const documents = new Map<string, DocumentNode>()

/**
 * Generated modules register each query they export. A page transfers answers by query name, and
 * `writeQuery` needs their documents.
 */
export function registerQuery<Document extends DocumentNode>(document: Document): Document {
  documents.set(operationName(document), document)
  return document
}

export function findQuery(name: string): DocumentNode | undefined {
  return documents.get(name)
}
