import type { MediaReference } from '#services/contract/answers.ts'

/** Twice the width that a letter shows. */
const SIZE = 'w160'

/** The first picture in a format that every mail program shows; null without one. */
export function letterPicture([media]: readonly MediaReference[], publicUrl: string) {
  // Other formats are drawings, which have no variants.
  if (!media?.urlTemplate?.endsWith('.webp')) return null
  const path = media.urlTemplate.replace('{size}', SIZE).replace(/webp$/, 'jpg')
  return { src: new URL(path, publicUrl).href, alt: media.alt ?? '' }
}
