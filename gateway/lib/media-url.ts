import type { MediaReference } from '#services/contract/answers.ts'

/** `{size}` stays open; null when the platform serves one size only. */
export function mediaUrlTemplate(media: MediaReference, mediaUrl: string): string | null {
  return media.urlTemplate ? underMediaUrl(media.urlTemplate, mediaUrl) : null
}

export function mediaUrlOf(media: MediaReference, size: string, mediaUrl: string): string {
  const template = mediaUrlTemplate(media, mediaUrl)
  return (
    template?.replaceAll('{size}', encodeURIComponent(size)) ?? underMediaUrl(media.path, mediaUrl)
  )
}

/** Services name pictures below /media/, other platforms below a folder that has no name. */
export function underMediaUrl(path: string, mediaUrl: string): string {
  // As our own services name every picture, of which a list shows hundreds.
  if (path.startsWith('/media/')) return mediaUrl + path.slice('/media'.length)
  if (/^https?:\/\//i.test(path)) return path
  const bare = path.replace(/^\/+/, '').replace(/^media\//, '')
  return `${mediaUrl}/${bare}`
}
