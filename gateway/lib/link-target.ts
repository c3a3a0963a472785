export type LinkKind = 'INTERNAL' | 'EXTERNAL' | 'STATIC'
export type LinkTarget = { readonly kind: LinkKind; readonly path: string }

/** Two slashes, or a slash and a backslash, lead to another host. */
const INTERNAL = /^\/(?![/\\])/
const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)/i

/** A path with a leading slash is internal; null for an unsafe target. */
export function toLinkTarget(path: string, kind?: string): LinkTarget | null {
  if (INTERNAL.test(path)) return { kind: kind === 'static' ? 'STATIC' : 'INTERNAL', path }
  if (EXTERNAL.test(path)) return { kind: 'EXTERNAL', path }
  // People write `www.example.com` without a scheme.
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(path))
    return { kind: 'EXTERNAL', path: `https://${path}` }
  return null
}
