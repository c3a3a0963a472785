import { folded } from '#client/lib/folded.ts'
import type { FaqFieldsFragment } from './faq.generated.ts'

type Group = FaqFieldsFragment['groups'][number]

/** The questions that contain all words, in the question, its answer or its subject. */
export function findQuestions(groups: readonly Group[], wanted: string): readonly Group[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = folded(`${group.title} ${question} ${answer.replaceAll(/<[^>]*>/g, ' ')}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
