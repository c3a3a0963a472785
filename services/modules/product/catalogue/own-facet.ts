import type { AttributeCondition, Condition } from '#services/modules/product/read/filter.ts'
import type { ListQuestion } from './catalogue-reads.ts'

export function filteredAttributes({ conditions }: ListQuestion): ReadonlySet<number> {
  return new Set(conditions.filter(isAttributeCondition).map(({ attributeId }) => attributeId))
}

/** A facet is counted without its own filter, so that a second value can be chosen. */
export function excludingOwnFacet(question: ListQuestion, attributeId: number): ListQuestion {
  return {
    ...question,
    conditions: question.conditions.filter(
      (condition) => !(isAttributeCondition(condition) && condition.attributeId === attributeId),
    ),
  }
}

export function excludingKind(question: ListQuestion, kind: 'price' | 'discount'): ListQuestion {
  return {
    ...question,
    conditions: question.conditions.filter((condition) => condition.kind !== kind),
  }
}

/** Removes the filters that visitors choose, which leaves everything that these can offer. */
export function excludingFacets(question: ListQuestion): ListQuestion {
  return {
    ...question,
    conditions: question.conditions.filter((condition) => !isChosen(condition)),
  }
}

export function isChosen(condition: Condition): boolean {
  return (
    isAttributeCondition(condition) || condition.kind === 'price' || condition.kind === 'discount'
  )
}

export function isAttributeCondition(condition: Condition): condition is AttributeCondition {
  return 'attributeId' in condition
}
