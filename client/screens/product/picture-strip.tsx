import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture, type PictureSource } from '#client/ui/picture.tsx'

export type StripPicture = PictureSource & { readonly id: string }

export type NamedPictures = {
  readonly pictures: readonly StripPicture[]
  /** Name of the product, for pictures without an alternative text. */
  readonly name: string
}

type StripProps = NamedPictures & {
  readonly shown: number
  readonly onShown: (index: number) => void
  /** Value of the `sizes` attribute. */
  readonly sizes: string
  readonly className: string
  /** The frame of each picture. */
  readonly pictureClass: string
  /** Large pictures are scrolled within their place. */
  readonly placeClass?: string
  /** Links of thumbnails lead to `<prefix>-<id>`. */
  readonly idPrefix: string
  readonly hasFirstOnTop?: boolean
}

/** Pictures side by side in a strip that snaps: by swipe, by the browser's own arrow keys, by buttons. */
export function PictureStrip(props: StripProps): ReactElement {
  const { pictures, name, shown, onShown, sizes, className, pictureClass, idPrefix } = props
  const { placeClass = '', hasFirstOnTop = false } = props
  const { t } = useTranslation('catalogue')
  const isHydrated = useIsHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1
  // Opened at a later picture, as the enlarged strip is.
  const begin = useEffectEvent(() => {
    if (shown > 0 && strip.current) showPicture(strip.current, shown, 'instant')
  })
  useEffect(() => begin(), [])

  const step = (by: number) => {
    if (strip.current) showPicture(strip.current, Math.min(Math.max(shown + by, 0), last))
  }
  return (
    <div className={`relative ${className}`}>
      <ul
        ref={strip}
        // A strip that scrolls must be within reach of the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={t('product.gallery')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          onShown(Math.round(scrollLeft / clientWidth))
        }
        className="flex size-full snap-x snap-mandatory overflow-x-auto rounded-[inherit] [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.id}
            id={`${idPrefix}-${picture.id}`}
            className={`w-full flex-none snap-start ${placeClass}`}
          >
            <Picture
              picture={picture}
              alt={picture.alt || name}
              sizes={sizes}
              isFirst={hasFirstOnTop && index === 0}
              className={pictureClass}
            />
          </li>
        ))}
      </ul>
      {isHydrated && last > 0 ? (
        <>
          <StepButton icon="previous" isEnd={shown === 0} onPress={() => step(-1)} />
          <StepButton icon="next" isEnd={shown === last} onPress={() => step(1)} />
          <p
            role="status"
            className="absolute bottom-4 left-4 rounded-full bg-paper/90 px-3 py-1 text-sm font-semibold figures"
          >
            <span aria-hidden="true">{`${shown + 1} / ${last + 1}`}</span>
            <span className="sr-only">
              {t('product.thumbnail', { number: shown + 1, total: last + 1 })}
            </span>
          </p>
        </>
      ) : null}
    </div>
  )
}

/** Moves the strip alone, neither the page nor its address. */
export function showPicture(
  strip: HTMLElement,
  index: number,
  behavior: ScrollBehavior = 'auto',
): void {
  strip.scrollTo({ left: index * strip.clientWidth, behavior })
}

type StepProps = {
  readonly icon: 'previous' | 'next'
  readonly isEnd: boolean
  readonly onPress: () => void
}

function StepButton({ icon, isEnd, onPress }: StepProps): ReactElement {
  const { t } = useTranslation('catalogue')
  return (
    <button
      type="button"
      aria-label={t(`product.${icon}Picture`)}
      // It keeps the focus at the end, where it does nothing.
      aria-disabled={isEnd || undefined}
      onClick={onPress}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-paper/90 hover:bg-white aria-disabled:opacity-40 ${icon === 'previous' ? 'left-3' : 'right-3'}`}
    >
      <Icon name={icon} />
    </button>
  )
}
