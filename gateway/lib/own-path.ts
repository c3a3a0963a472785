/** Path and query of an address of this site; null for any other address. */
export function ownPath(address: string, publicUrl: string): string | null {
  const { origin } = new URL(publicUrl)
  const url = URL.parse(address, `${origin}/`)
  if (url === null || url.origin !== origin || url.username || url.password) return null
  return url.pathname + url.search
}
