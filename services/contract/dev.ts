import { describePath } from './site-path.ts'

export const devPages = describePath({
  paths: ['/dev/*'],
  service: 'user',
  summary: 'Sent mails, and a login provider without passwords',
  kind: 'pages',
  requestHeaders: ['authorization'],
  isDemoOnly: true,
})
