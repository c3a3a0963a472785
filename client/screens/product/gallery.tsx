import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChunk } from '#client/lib/use-chunk.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { type NamedPictures, PictureStrip, showPicture } from './picture-strip.tsx'

const loadZoom = () => import('./zoom.tsx')

/** Preloads the zoom. Failures are ignored: the press loads it again. */
function prepareZoom(): void {
  loadZoom().catch(() => undefined)
}

/** A strip of pictures; thumbnails are links into it. Works without scripts. */
export function Gallery({ pictures, name }: NamedPictures): ReactElement {
  const { t } = useTranslation('catalogue')
  const [isZoomed, setIsZoomed] = useState(false)
  const Zoom = useChunk(isZoomed, loadZoom)?.Zoom
  const [shown, setShown] = useState(0)
  const [first] = pictures
  if (!first) return <Picture picture={null} sizes="50vw" className="aspect-4/5 rounded-lg" />

  return (
    <div className="gallery min-w-0">
      <div className="relative">
        <PictureStrip
          pictures={pictures}
          name={name}
          shown={shown}
          onShown={setShown}
          sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 46vw, 94vw"
          className="rounded-lg"
          pictureClass="aspect-9/10 md:aspect-4/5"
          idPrefix="picture"
          hasFirstOnTop={true}
        />
        <button
          type="button"
          onPointerEnter={prepareZoom}
          onFocus={prepareZoom}
          onClick={() => setIsZoomed(true)}
          aria-label={t('product.zoom')}
          className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-paper/90 hover:bg-white"
        >
          <Icon name="zoom" />
        </button>
      </div>
      {pictures.length > 1 ? <Thumbnails pictures={pictures} shown={shown} /> : null}
      {Zoom && isZoomed ? (
        <Zoom pictures={pictures} name={name} first={shown} onClose={() => setIsZoomed(false)} />
      ) : null}
    </div>
  )
}

type ThumbnailsProps = Pick<NamedPictures, 'pictures'> & { readonly shown: number }

function Thumbnails({ pictures, shown }: ThumbnailsProps): ReactElement {
  const { t } = useTranslation('catalogue')
  return (
    <ul className="mt-3 flex gap-3 overflow-x-auto p-1 max-md:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.id} className="w-16 flex-none md:w-20">
          <a
            href={`#picture-${picture.id}`}
            aria-label={t('product.thumbnail', { number: index + 1, total: pictures.length })}
            aria-current={index === shown}
            className="block border-b-3 border-transparent pb-1 aria-[current=true]:border-ink"
            onClick={(event) => {
              const strip = document.getElementById(`picture-${picture.id}`)?.parentElement
              if (!strip) return
              event.preventDefault()
              showPicture(strip, index)
            }}
          >
            <Picture picture={picture} sizes="5rem" alt="" className="aspect-4/5 rounded-sm" />
          </a>
        </li>
      ))}
    </ul>
  )
}
