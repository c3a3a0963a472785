import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture, type PictureSource } from '#client/ui/picture.tsx'

export type GalleryProps = {
  readonly pictures: readonly (PictureSource & { readonly id: string })[]
  readonly name: string
}

const loadZoom = () => import('./zoom.tsx')

/** What does not come now is fetched again by the press. */
function prepareZoom(): void {
  loadZoom().catch(() => undefined)
}

/** Pictures side by side in a strip that snaps; thumbnails are links into it. Works without scripts. */
export function Gallery({ pictures, name }: GalleryProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const [isZoomed, setIsZoomed] = useState(false)
  const Zoom = useChunk(isZoomed, loadZoom)?.Zoom
  const [shown, setShown] = useState(0)
  const [first] = pictures
  if (!first) return <Picture picture={null} sizes="50vw" className="aspect-4/5 rounded-lg" />

  return (
    <div className="min-w-0">
      <div className="relative">
        <ul
          // A strip that scrolls must be within reach of the keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          aria-label={t('product.gallery')}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(scrollLeft / clientWidth))
          }
          className="flex snap-x snap-mandatory overflow-x-auto rounded-lg [scrollbar-width:none]"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.id}
              id={`picture-${picture.id}`}
              className="w-full flex-none snap-start"
            >
              <Picture
                picture={picture}
                alt={picture.alt || name}
                sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 46vw, 94vw"
                isFirst={index === 0}
                className="aspect-4/5"
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          onPointerEnter={prepareZoom}
          onFocus={prepareZoom}
          onClick={() => setIsZoomed(true)}
          aria-label={t('product.zoom')}
          className="absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-paper/90 hover:bg-white"
        >
          <Icon name="zoom" />
        </button>
      </div>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} shown={shown} /> : null}
      {Zoom && isZoomed ? (
        <Zoom pictures={pictures} name={name} shown={shown} onClose={() => setIsZoomed(false)} />
      ) : null}
    </div>
  )
}

type ThumbnailsProps = Pick<GalleryProps, 'pictures'> & { readonly shown: number }

function Thumbnails({ pictures, shown }: ThumbnailsProps): ReactElement {
  const { t } = useTranslation('catalogue')
  return (
    <ul className="mt-3 flex gap-3 overflow-x-auto p-1">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="w-20 flex-none">
          <a
            href={`#picture-${picture.id}`}
            aria-label={t('product.thumbnail', { number: index + 1, total: pictures.length })}
            aria-current={index === shown}
            className="block border-b-3 border-transparent pb-1 aria-[current=true]:border-ink"
            onClick={(event) => {
              const strip = document.getElementById(`picture-${picture.id}`)?.parentElement
              if (!strip) return
              event.preventDefault() // moves the strip alone, neither the page nor its address
              strip.scrollTo({ left: index * strip.clientWidth, behavior: 'smooth' })
            }}
          >
            <Picture picture={picture} sizes="5rem" alt="" className="aspect-4/5 rounded-sm" />
          </a>
        </li>
      ))}
    </ul>
  )
}
