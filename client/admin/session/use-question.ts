import { useSyncExternalStore } from 'react'
import type { Question } from '#client/admin/graph/prompt-link.ts'
import { useQuestions } from './questions-context.ts'

/** Whether this question is open, and how to answer. */
export function useQuestion(question: Question): {
  readonly isOpen: boolean
  answer(isDone: boolean): void
} {
  const questions = useQuestions()
  const open = useSyncExternalStore(questions.subscribe, questions.open)
  return { isOpen: open === question, answer: questions.answer }
}
