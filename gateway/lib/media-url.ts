import type { MediaReference } from '#services/contract/answers.ts'

const OPEN_SIZE = '{size}'
const PLAIN_SIZE = /^\w+$/

/** `{size}` stays open; null when the platform serves one size only. */
export function mediaUrlTemplate(media: MediaReference, mediaUrl: string): string | null {
  return media.urlTemplate ? underMediaUrl(media.urlTemplate, mediaUrl) : null
}

export function mediaUrlOf(media: MediaReference, size: string, mediaUrl: string): string {
  const template = mediaUrlTemplate(media, mediaUrl)
  if (template === null) return underMediaUrl(media.path, mediaUrl)
  const name = PLAIN_SIZE.test(size) ? size : encodeURIComponent(size)
  // A third of what `replaceAll` costs, and a list shows hundreds of pictures.
  const at = template.indexOf(OPEN_SIZE)
  return at < 0 ? template : template.slice(0, at) + name + template.slice(at + OPEN_SIZE.length)
}

/** Services name pictures below /media/, other platforms below a folder that has no name. */
export function underMediaUrl(path: string, mediaUrl: string): string {
  // As our own services name every picture, of which a list shows hundreds.
  if (path.startsWith('/media/')) return mediaUrl + path.slice('/media'.length)
  if (/^https?:\/\//i.test(path)) return path
  const bare = path.replace(/^\/+/, '').replace(/^media\//, '')
  return `${mediaUrl}/${bare}`
}
