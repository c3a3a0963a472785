import { describePath } from './site-path.ts'

export const reminderPages = describePath({
  paths: ['/podsjetnik/*'],
  service: 'ecommerce',
  summary: 'Links in reminders of a cart, which mail programs post to as well',
  kind: 'pages',
})
