import { type DocumentNode, type ExecutionResult, Kind, OperationTypeNode } from 'graphql'
import type { Execute } from '#gateway/page-execution.ts'

type Asked = {
  /** Another object as soon as anything in it changes. */
  readonly layout: object
  readonly locale: string
  readonly execute: Execute
}

type Answers = WeakMap<DocumentNode, ExecutionResult>

/**
 * What pages ask of the layout alone is answered once for all of them; what was answered of an old
 * layout goes with it.
 */
export function createLayoutAnswers(): (asked: Asked) => Execute {
  const kept = new WeakMap<object, Map<string, Answers>>()

  function answersIn({ layout, locale }: Asked): Answers {
    const byLocale = kept.get(layout) ?? new Map<string, Answers>()
    const answers: Answers = byLocale.get(locale) ?? new WeakMap()
    kept.set(layout, byLocale.set(locale, answers))
    return answers
  }

  return (asked) => {
    const answers = answersIn(asked)
    return async (question) => {
      const { document, variables } = question
      if (Object.keys(variables).length > 0 || !isOfLayoutAlone(document)) {
        return asked.execute(question)
      }
      const known = answers.get(document)
      if (known) return known
      const answer = await asked.execute(question)
      if (!answer.errors) answers.set(document, answer)
      return answer
    }
  }
}

const judged = new WeakMap<DocumentNode, boolean>()

function isOfLayoutAlone(document: DocumentNode): boolean {
  const known = judged.get(document) ?? judge(document)
  judged.set(document, known)
  return known
}

function judge({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  return (
    operations.length === 1 &&
    operation?.kind === Kind.OPERATION_DEFINITION &&
    operation.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) =>
        selection.kind === Kind.FIELD && ['layout', '__typename'].includes(selection.name.value),
    )
  )
}
