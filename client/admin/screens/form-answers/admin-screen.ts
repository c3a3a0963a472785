import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'form-answers',
  name: 'formAnswers',
  right: 'answers.read',
  menu: { group: 'content', icon: 'mail', order: 46 },
  load: async () => (await import('./form-answers-screen.tsx')).FormAnswersScreen,
}
