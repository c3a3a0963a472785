import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql'
import { z } from 'zod'
import { costOf, MAX_COST } from './limits/operation-cost.ts'
import { LIMIT_RULES, MAX_TOKENS } from './limits/use-limits.ts'
import { HASH_PREFIX } from './use-trusted-documents.ts'

/** Output of `generate-persisted-query-manifest`, for Apollo clients on all systems. */
const apolloManifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  operations: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(['query', 'mutation', 'subscription']),
      body: z.string(),
    }),
  ),
})
const ownManifest = z.record(z.string(), z.string())

type Entry = {
  readonly hash: string
  readonly text: string
  /** Name and type according to the manifest. */
  readonly claim?: Pick<z.output<typeof apolloManifest>['operations'][number], 'name' | 'type'>
}

export type ClientManifests = {
  /** Texts by hash, without those that have a fault. */
  readonly documents: ReadonlyMap<string, string>
  /** Each names its file and operation. */
  readonly faults: readonly string[]
}

export type ManifestOptions = {
  readonly schema: GraphQLSchema
  /** True where fields of remotes join the schema later: a document may be valid only then. */
  readonly isSchemaPartial: boolean
}

/**
 * Reads the trusted documents of other clients from all `*.json` of a folder: texts by hash, as our
 * own build and graphql-codegen write them, or the manifest of Apollo.
 */
export function readClientManifests(folder: string, options: ManifestOptions): ClientManifests {
  const documents = new Map<string, string>()
  const faults: string[] = []
  for (const file of namesIn(folder, faults)) {
    for (const entry of entriesOf(join(folder, file), file, faults)) {
      const fault = faultOf(entry, options)
      if (fault === null) documents.set(entry.hash, entry.text)
      else faults.push(`${file}: ${entry.claim?.name ?? entry.hash.slice(0, 22)}: ${fault}`)
    }
  }
  return { documents, faults }
}

function namesIn(folder: string, faults: string[]): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
    if (names.length === 0) faults.push(`${folder}: has no *.json`)
    return names.toSorted()
  } catch {
    faults.push(`${folder}: cannot be read`)
    return []
  }
}

function entriesOf(path: string, file: string, faults: string[]): readonly Entry[] {
  const content = readJson(path)
  const apollo = apolloManifest.safeParse(content)
  if (apollo.success) {
    return apollo.data.operations.map(({ id: hash, body: text, ...claim }) => ({
      ...{ hash, text, claim },
    }))
  }
  const own = ownManifest.safeParse(content)
  if (own.success && !('format' in own.data)) {
    return Object.entries(own.data).map(([hash, text]) => ({
      hash: hash.replace(HASH_PREFIX, ''),
      text,
    }))
  }
  faults.push(`${file}: is neither texts by hash nor a manifest of Apollo`)
  return []
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function faultOf({ hash, text, claim }: Entry, options: ManifestOptions): string | null {
  if (!isHashOf(hash, text)) return 'the hash is not the SHA-256 of the text'
  const document = parsed(text)
  if (document === null) return `cannot be parsed, or has more than ${MAX_TOKENS} tokens`
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  )
  const [operation] = operations
  if (!operation) return 'has no operation'
  if (claim && !(operations.length === 1 && fits(operation, claim))) {
    return `is not the ${claim.type} of this name alone`
  }
  return schemaFault(document, operations, options)
}

/** In hexadecimal or base64url, or the 22 characters of our own build. */
function isHashOf(hash: string, text: string): boolean {
  const digest = createHash('sha256').update(text).digest()
  const short = digest.toString('base64url')
  return [digest.toString('hex'), short, short.slice(0, 22)].includes(hash)
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: MAX_TOKENS, noLocation: true })
  } catch {
    return null
  }
}

function fits(operation: OperationDefinitionNode, claim: NonNullable<Entry['claim']>): boolean {
  return operation.operation === claim.type && operation.name?.value === claim.name
}

function schemaFault(
  document: DocumentNode,
  operations: readonly OperationDefinitionNode[],
  { schema, isSchemaPartial }: ManifestOptions,
): string | null {
  const [limit] = validate(schema, document, LIMIT_RULES)
  if (limit) return limit.message
  const [fault] = isSchemaPartial ? [] : validate(schema, document)
  if (fault) return fault.message
  // Variables come later: they can only add to it.
  const costs = operations.map(({ name }) => costOf(schema, document, name?.value, {}))
  const cost = Math.max(...costs)
  return cost > MAX_COST ? `costs ${cost}, at most ${MAX_COST} are allowed` : null
}
