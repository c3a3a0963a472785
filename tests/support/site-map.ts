/** Addresses of the pages that the site map names, those of its parts included. */
export async function siteMapPaths(url: string, path = '/sitemap.xml'): Promise<readonly string[]> {
  const xml = await (await fetch(url + path)).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname)
  if (!xml.includes('<sitemapindex')) return paths
  const parts = await Promise.all(paths.map((part) => siteMapPaths(url, part)))
  return parts.flat()
}

/** Spread evenly and the same in each run. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_item, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}
