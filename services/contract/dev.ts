import { describePath } from './site-path.ts'

export const devPages = describePath({
  paths: ['/dev/*', '/section-tool'],
  service: 'user',
  summary: 'Sent mails, a login provider without passwords, and every section of a page',
  kind: 'pages',
  requestHeaders: ['authorization'],
  isDemoOnly: true,
})
