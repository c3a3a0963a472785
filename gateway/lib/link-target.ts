export type LinkKind = 'INTERNAL' | 'EXTERNAL' | 'STATIC'
export type LinkTarget = { readonly kind: LinkKind; readonly path: string }

/** Two slashes, or one and a backslash, lead to another host. */
const INTERNAL = /^\/(?![/\\])/
const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)/i

/** A link stays on the site when its path begins with a slash; null when it could lead anywhere. */
export function toLinkTarget(path: string, kind?: string): LinkTarget | null {
  if (INTERNAL.test(path)) return { kind: kind === 'static' ? 'STATIC' : 'INTERNAL', path }
  if (EXTERNAL.test(path)) return { kind: 'EXTERNAL', path }
  // `www.example.com` as people write it.
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(path))
    return { kind: 'EXTERNAL', path: `https://${path}` }
  return null
}
