import type { AttributeCondition, Condition } from '#services/product/filter.ts'
import type { ListQuestion } from './catalogue-reads.ts'

export function filteredAttributes({ conditions }: ListQuestion): readonly number[] {
  return [
    ...new Set(conditions.filter(isAttributeCondition).map((condition) => condition.attributeId)),
  ]
}

export function withoutAttribute(question: ListQuestion, attributeId: number): ListQuestion {
  return {
    ...question,
    conditions: question.conditions.filter(
      (condition) => !(isAttributeCondition(condition) && condition.attributeId === attributeId),
    ),
  }
}

function isAttributeCondition(condition: Condition): condition is AttributeCondition {
  return 'attributeId' in condition
}
