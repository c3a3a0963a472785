import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { fragmentsIn, trustedDocuments } from './trusted-document.ts'

/** Writes the client's trusted documents by hash. */
export const plugin: PluginFunction = (_schema, files) => {
  const documents = files.flatMap(({ document }) => document ?? [])
  const trusted = trustedDocuments(documents, fragmentsIn(documents))
  return JSON.stringify(Object.fromEntries(trusted.map(({ hash, text }) => [hash, text])), null, 2)
}
