import { hash } from 'node:crypto'
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
} from 'graphql'
import type { PurgeMark } from '#cache/purge-log.ts'
import type { CacheScope } from '#gateway/cache/cache-scope.ts'
import type { Found, Made } from '#gateway/cache/cache-source.ts'
import type { PublicCache } from '#gateway/cache/public-cache.ts'
import { inOwnMemory } from '#gateway/lib/own-memory.ts'

/** Inputs of an answer apart from the state of the services. */
export type AnswerRequest = {
  readonly document: DocumentNode
  /** Source text of the document, if it has one. */
  readonly text?: string
  readonly operationName: string | null | undefined
  readonly variables: unknown
  readonly language: string
  readonly currency: string
  /** Media type of the answer, or `page` for an operation of a page. */
  readonly type: string
  readonly signal: AbortSignal
  /** When the context began to read, if that was earlier. */
  readonly since?: PurgeMark
}

type Result = ExecutionResult | AsyncIterable<ExecutionResult>
export type Executed<R extends Result> = { readonly result: R; readonly scope: CacheScope }

export type Answer<R extends Result> = {
  /** Null for the request that executed the operation itself. */
  readonly cached: Found<Buffer> | null
  readonly result: R | null
}

export type AnswerCache = {
  /** Returns the cached answer, or executes the operation and caches a public answer. */
  get<R extends Result>(
    request: AnswerRequest,
    execute: (signal: AbortSignal) => Promise<Executed<R>>,
  ): Promise<Answer<R>>
  mark(): PurgeMark
  clear(): void
}

const MAX_BYTES = 32 * 1024 * 1024
const LONGEST_VARIABLES = 2_000
const DEEPEST_VARIABLES = 12

export function createAnswerCache(options: {
  readonly cache: PublicCache
  readonly clock: { now(): Date }
  /** Serialises the response without its trace. */
  serialize(result: ExecutionResult): string
}): AnswerCache {
  const { cache, clock, serialize } = options
  const source = cache.createSource<Buffer | null, 'answers'>({
    maxBytes: { answers: MAX_BYTES },
    servesStale: false,
  })
  /** Operations whose answers were private before: their requests skip the coalescing. */
  const privateOperations = new WeakSet<OperationDefinitionNode>()

  function toMade(
    { result, scope }: Executed<Result>,
    madeAt: number,
  ): Made<Buffer | null, 'answers'> {
    const age = scope.age()
    const facts = {
      tags: [...scope.tags],
      madeAt: Math.min(madeAt, age.madeAt ?? madeAt),
      expiresAt: age.expiresAt,
      partition: 'answers',
    } as const
    if (!scope.isPublic() || !isWhole(result)) {
      return { ...facts, value: null, bytes: 0, sharing: 'none' }
    }
    const body = inOwnMemory(Buffer.from(serialize(result)))
    return { ...facts, value: body, bytes: body.length, sharing: 'stored' }
  }

  return {
    mark: cache.mark,
    clear: cache.clear,

    async get<R extends Result>(
      request: AnswerRequest,
      execute: (signal: AbortSignal) => Promise<Executed<R>>,
    ) {
      const operation = getOperationAST(request.document, request.operationName)
      const isQuery = operation?.operation === OperationTypeNode.QUERY
      const key = isQuery && !privateOperations.has(operation) ? keyOf(request) : null
      if (!operation || key === null)
        return { cached: null, result: (await execute(request.signal)).result }

      let own: R | null = null
      const { signal, since } = request
      const found = await source.get({
        key,
        signal,
        ...(since === undefined ? {} : { since }),
        make: async (makeSignal) => {
          const madeAt = clock.now().getTime()
          const executed = await execute(makeSignal)
          // A page's scope may be private because of another of its operations.
          const isAlone = since === undefined
          if (isAlone && !executed.scope.isPublic()) privateOperations.add(operation)
          own = executed.result
          return toMade(executed, madeAt)
        },
      })
      const { value } = found
      return { cached: value === null ? null : { ...found, value }, result: own }
    },
  }
}

/** False for errors and streams. */
function isWhole(result: Result): result is ExecutionResult {
  return 'data' in result && !('errors' in result) && !(Symbol.asyncIterator in result)
}

/** Null for variables that are too long or too deep to repeat. */
function keyOf(request: AnswerRequest): string | null {
  const { operationName = null, language, currency, type } = request
  const variables = canonical(request.variables ?? {})
  if (variables === null || variables.length > LONGEST_VARIABLES) return null
  const name = JSON.stringify(operationName)
  return [type, language, currency, documentHash(request), name, variables].join(' ')
}

const printed = new WeakMap<DocumentNode, string>()

function documentHash({ document, text }: AnswerRequest): string {
  const known = printed.get(document)
  if (known !== undefined) return known
  const fresh = hash('sha256', text ?? print(document), 'base64url')
  printed.set(document, fresh)
  return fresh
}

/** Canonical JSON, independent of the order of keys. */
function canonical(value: unknown, depth = 0): string | null {
  if (depth > DEEPEST_VARIABLES) return null
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const parts: string[] = []
  const isList = Array.isArray(value)
  for (const [name, part] of Object.entries(value).sort(byName)) {
    const text = canonical(part, depth + 1)
    if (text === null) return null
    parts.push(isList ? text : `${JSON.stringify(name)}:${text}`)
  }
  return isList ? `[${parts.join()}]` : `{${parts.join()}}`
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : Number(one > other)
}
