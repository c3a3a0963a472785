/** Pages that must stay out of an index say so themselves; here stands what is no page. */
export function robotsText(publicUrl: string, hasSitemap: boolean): string {
  const lines = ['User-agent: *', 'Disallow: /graphql']
  if (hasSitemap) lines.push('', `Sitemap: ${publicUrl}/sitemap.xml`)
  return `${lines.join('\n')}\n`
}
