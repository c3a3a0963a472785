const SLUG = /^[\p{Ll}\p{N}-]{1,200}$/u
const MOST = 4

/** Slugs in the URL, each once; what cannot be a slug is left out. */
export function readComparedSlugs(query: URLSearchParams): string[] {
  const slugs = (query.get('p') ?? '').split(',').filter((slug) => SLUG.test(slug))
  return [...new Set(slugs)].slice(0, MOST)
}
