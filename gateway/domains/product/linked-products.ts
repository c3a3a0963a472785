const LINK = /<a\s[^>]*?href="(?:\/[a-z]{2})?\/product\/([\w-]+)[?#"]/g

/** Slugs of the products that sanitised HTML links to, each once, in its order. */
export function linkedProducts(html: string): string[] {
  return [...new Set([...html.matchAll(LINK)].map(([, slug = '']) => slug))]
}
