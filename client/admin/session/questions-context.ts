import { createContext, useContext } from 'react'
import type { Questions } from '#client/admin/graph/questions.ts'

export const QuestionsContext = createContext<Questions | null>(null)

export function useQuestions(): Questions {
  const questions = useContext(QuestionsContext)
  if (questions === null) throw new Error('useQuestions() was called outside of its context')
  return questions
}
