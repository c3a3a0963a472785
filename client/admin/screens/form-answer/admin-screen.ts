import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'form-answers/:id',
  name: 'formAnswer',
  isNamed: true,
  right: 'answers.read',
  menu: null,
  load: async () => (await import('./form-answer-screen.tsx')).FormAnswerScreen,
}
