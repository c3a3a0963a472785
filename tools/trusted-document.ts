import { createHash } from 'node:crypto'
import { addTypenameToDocument } from '@apollo/client/utilities'
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql'
import { Kind, parse, print, visit } from 'graphql'

export type TrustedDocument = {
  readonly name: string
  readonly operation: OperationDefinitionNode['operation']
  /** Marked with `@lazy` or `@store` (client/directives.graphqls). */
  readonly isLazy: boolean
  readonly isOfStore: boolean
  readonly hash: string
  /** The executed text: the operation with all its fragments and every `__typename`. */
  readonly text: string
  readonly document: DocumentNode
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export function fragmentsIn(documents: readonly DocumentNode[]): Fragments {
  const found = new Map<string, FragmentDefinitionNode>()
  for (const { definitions } of documents) {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) found.set(definition.name.value, definition)
    }
  }
  return found
}

export function trustedDocuments(
  documents: readonly DocumentNode[],
  fragments: Fragments,
): readonly TrustedDocument[] {
  return documents
    .flatMap(({ definitions }) => definitions)
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => trust(operation, fragments))
}

function trust(marked: OperationDefinitionNode, fragments: Fragments): TrustedDocument {
  const name = marked.name?.value
  if (!name) throw new Error('A trusted operation needs a name.')
  const { marks, operation } = takeMarks(marked)
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...usedFragments(operation, fragments)],
  }
  const text = print(addTypenameToDocument(whole))
  // 22 characters hold 132 bits of the digest, plenty for our own documents.
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const document = parse(text, { noLocation: true })
  const [isLazy, isOfStore] = [marks.has('lazy'), marks.has('store')]
  return { name, operation: operation.operation, isLazy, isOfStore, hash, text, document }
}

const MARKS = ['lazy', 'store']

/** These directives are for codegen only: the gateway's schema does not declare them. */
function takeMarks(operation: OperationDefinitionNode): {
  readonly marks: ReadonlySet<string>
  readonly operation: OperationDefinitionNode
} {
  const { directives = [] } = operation
  const others = directives.filter(({ name }) => !MARKS.includes(name.value))
  const marks = directives.map(({ name }) => name.value).filter((name) => MARKS.includes(name))
  return { marks: new Set(marks), operation: { ...operation, directives: others } }
}

function usedFragments(
  operation: OperationDefinitionNode,
  fragments: Fragments,
): readonly FragmentDefinitionNode[] {
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment) throw new Error(`Fragment ${name.value} does not exist.`)
        if (used.has(name.value)) return
        used.set(name.value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  return [...used.values()].sort((a, b) => a.name.value.localeCompare(b.name.value, 'en'))
}
