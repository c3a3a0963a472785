import type { DocumentNode } from 'graphql'

/** By which the server knows a trusted document. */
export function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } }
  if (meta?.hash === undefined) throw new Error('Only generated documents can be sent.')
  return meta.hash
}
