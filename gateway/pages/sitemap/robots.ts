/** Pages declare `noindex` themselves; this lists only what is not a page. */
export function robotsText(publicUrl: string, hasSitemap: boolean): string {
  const lines = ['User-agent: *', 'Disallow: /graphql']
  if (hasSitemap) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`)
  return `${lines.join('\n')}\n`
}
