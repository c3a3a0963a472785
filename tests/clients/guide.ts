import { globSync, readFileSync } from 'node:fs'
import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql'

/** The guide for developers of clients, and the operations that they copy. */

export const GUIDE = readFileSync('docs/clients.md', 'utf8')
export const OPERATION_FILES = globSync('docs/clients/*.graphql').sort()
export const OPERATIONS: DocumentNode = parse(
  OPERATION_FILES.map((file) => readFileSync(file, 'utf8')).join('\n'),
)

const BLOCK = /```(\w+)\n([^`]*(?:`[^`]+)*?)\n```/g

/** Code blocks of one language, in order. */
export function blocksOf(language: string): readonly string[] {
  return [...GUIDE.matchAll(BLOCK)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  )
}

export function operationsIn({ definitions }: DocumentNode): readonly OperationDefinitionNode[] {
  return definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
}
