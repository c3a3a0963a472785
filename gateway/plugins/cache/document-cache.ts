import type { DocumentNode } from 'graphql'

export type DocumentCache = {
  get(text: string): DocumentNode | undefined
  set(text: string, document: DocumentNode): void
}

/**
 * LRU cache of parsed documents, bounded by the length of their texts: a thousand of the longest
 * allowed ones took 800 MB (measured).
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
