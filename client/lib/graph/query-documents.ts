import type { DocumentNode } from 'graphql'
import { operationName } from './query-key.ts'

const documents = new Map<string, DocumentNode>()

/**
 * Generated modules register each query that they export. A page carries answers by the name of
 * their query, and Apollo's cache takes an answer only together with its document.
 */
export function registerQuery<Document extends DocumentNode>(document: Document): Document {
  documents.set(operationName(document), document)
  return document
}

export function findQuery(name: string): DocumentNode | undefined {
  return documents.get(name)
}
