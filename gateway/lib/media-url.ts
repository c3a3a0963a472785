import type { MediaReference } from '#services/contract/answers.ts'

const OPEN_SIZE = '{size}'
const PLAIN_SIZE = /^\w+$/

/** Keeps the `{size}` placeholder; null when the platform serves one size only. */
export function mediaUrlTemplate(media: MediaReference, mediaUrl: string): string | null {
  return media.urlTemplate ? underMediaUrl(media.urlTemplate, mediaUrl) : null
}

export function mediaUrlOf(media: MediaReference, size: string, mediaUrl: string): string {
  const template = mediaUrlTemplate(media, mediaUrl)
  if (template === null) return underMediaUrl(media.path, mediaUrl)
  const name = PLAIN_SIZE.test(size) ? size : encodeURIComponent(size)
  // A third of the cost of `replaceAll`; a list has hundreds of pictures.
  const at = template.indexOf(OPEN_SIZE)
  return at < 0 ? template : template.slice(0, at) + name + template.slice(at + OPEN_SIZE.length)
}

/** The whole address, for clients that do not run on the site. */
export function absoluteUrl(address: string, publicUrl: string): string {
  return address.startsWith('/') ? publicUrl + address : address
}

/** Our services use paths under /media/, other platforms under an unnamed folder. */
export function underMediaUrl(path: string, mediaUrl: string): string {
  // Fast path for our own services; a list has hundreds of pictures.
  if (path.startsWith('/media/')) return mediaUrl + path.slice('/media'.length)
  if (/^https?:\/\//i.test(path)) return path
  const bare = path.replace(/^\/+/, '').replace(/^media\//, '')
  return `${mediaUrl}/${bare}`
}
