import { describePath } from './site-path.ts'

export const devPages = describePath({
  paths: ['/dev/*', '/section-tool', '/_cli/get-latest-tag', '/_cli/get-latest-release'],
  service: 'user',
  summary: 'Sent mails, a login provider without passwords, documentation and releases',
  kind: 'pages',
  requestHeaders: ['authorization'],
  isDemoOnly: true,
})
