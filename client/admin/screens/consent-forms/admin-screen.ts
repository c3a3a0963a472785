import type { AdminScreen } from '#client/admin/frame/screens.ts'

export const screen: AdminScreen = {
  path: 'consent/forms',
  name: 'consentForms',
  right: 'consents.write',
  menu: null,
  load: async () => (await import('./consent-forms-screen.tsx')).ConsentFormsScreen,
}
