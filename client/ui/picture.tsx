import type { ReactElement } from 'react'
import { useSite } from '#client/lib/site.ts'

export type PictureSource = {
  readonly url: string
  readonly urlTemplate: string | null
  readonly alt: string
  readonly width: number | null
  readonly height: number | null
  readonly placeholder?: string | null
  /** Where its subject is, in percent; the middle when it is not known. */
  readonly focalX?: number | null
  readonly focalY?: number | null
}

type PictureProps = {
  readonly picture: PictureSource | null | undefined
  /** Value of the `sizes` attribute. */
  readonly sizes: string
  /** Proportions and corners of the frame, which the picture fills. */
  readonly className?: string
  /** The largest element above the fold: loaded eagerly with high priority. */
  readonly isFirst?: boolean
  /** Lies over another picture, which shows until this one has loaded. */
  readonly isOver?: boolean
  /** Defaults to the picture's own text. Empty when adjacent text repeats it. */
  readonly alt?: string
  readonly fit?: 'cover' | 'contain'
}

const WIDTHS = [160, 320, 480, 640, 800, 1200, 1600, 1920] as const

export function Picture(props: PictureProps): ReactElement {
  const { picture, sizes, className = '', isFirst = false, isOver = false, fit = 'cover' } = props
  if (!picture) return <NoPicture className={className} />

  const isCut = fit === 'cover'
  const fill = `absolute inset-0 size-full ${isCut ? 'object-cover' : 'object-contain'}`
  return (
    <span
      className={`relative block overflow-hidden ${isOver ? '' : 'bg-sand'} ${className}${isCut ? focalClass(picture) : ''}`}
    >
      {picture.placeholder && !isOver ? (
        <img src={picture.placeholder} alt="" className={`${fill} blur-lg`} />
      ) : null}
      <img
        src={picture.url}
        srcSet={srcSetOf(picture)}
        sizes={sizes}
        alt={props.alt ?? picture.alt}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        className={fill}
      />
    </span>
  )
}

/** Shows the logo in place of a missing picture. */
function NoPicture({ className }: { readonly className: string }): ReactElement {
  const { logo } = useSite()
  return (
    <span className={`relative grid place-items-center overflow-hidden bg-sand ${className}`}>
      {logo ? (
        <img src={logo.url} alt="" width="96" height="96" className="h-auto w-1/4 opacity-25" />
      ) : null}
    </span>
  )
}

/**
 * Moves the cut of a picture to its subject. The pages' policy takes no style attributes, so that
 * `focal.css` has a class for each tenth but the middle one.
 */
export function focalClass({ focalX, focalY }: Pick<PictureSource, 'focalX' | 'focalY'>): string {
  return tenthClass('x', focalX) + tenthClass('y', focalY)
}

function tenthClass(axis: 'x' | 'y', percent: number | null | undefined): string {
  const tenth = Math.round((percent ?? 50) / 10)
  return tenth === 5 ? '' : ` focal-${axis}-${tenth}`
}

export function srcSetOf({
  urlTemplate,
  width,
}: Pick<PictureSource, 'urlTemplate' | 'width'>): string | undefined {
  const ceiling = urlTemplate === null ? 0 : (width ?? Number.POSITIVE_INFINITY)
  return (
    WIDTHS.filter((candidate) => candidate <= ceiling)
      .map((candidate) => `${urlTemplate?.replace('{size}', `w${candidate}`)} ${candidate}w`)
      .join(', ') || undefined
  )
}
