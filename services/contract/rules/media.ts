/** Who may see the bytes of a media: visitors, or none yet. */
export const MEDIA_ACCESS = ['PUBLIC', 'OTHER'] as const
/** Types that originals are stored as, by their extensions. */
export const MEDIA_TYPES = ['JPG', 'PNG', 'WEBP', 'AVIF', 'SVG'] as const
/** What shows a media. */
export const MEDIA_USE_KINDS = [
  'PRODUCT',
  'CATEGORY',
  'PRODUCT_OPTION',
  'POST',
  'PAGE',
  'LAYOUT',
  'SITE',
  'EVENT',
  'CONSENT',
  'FORM',
] as const

export type MediaAccess = (typeof MEDIA_ACCESS)[number]
export type MediaUseKind = (typeof MEDIA_USE_KINDS)[number]

export const MEDIA_TITLE_LENGTH = 200
export const MEDIA_ALT_LENGTH = 300
export const MEDIA_DESCRIPTION_LENGTH = 2_000
export const MEDIA_FOLDER_LENGTH = 80
/** Folders above and including one. */
export const MEDIA_FOLDER_DEPTH = 8
/** Media of one move or deletion. */
export const MEDIA_AT_ONCE = 100

const FOCAL = /^(\d{1,2}|100),(\d{1,2}|100)$/

export type FocalPoint = { readonly x: number; readonly y: number }

/** As saves have it: percent of the width and the height, such as `50,30`. */
export function readFocalPoint(text: string): FocalPoint | null {
  const found = FOCAL.exec(text)
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null
}

export function writeFocalPoint({ x, y }: FocalPoint): string {
  return `${x},${y}`
}
