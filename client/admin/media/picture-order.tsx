import { type PointerEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moved } from './moved.ts'
import { PictureTile } from './picture-tile.tsx'

/** Without `alt` it has no alternative text yet. */
export type ShownPicture = { readonly id: string; readonly src: string; readonly alt: string }

type PictureOrderProps = {
  readonly pictures: readonly ShownPicture[]
  onChange(pictures: readonly ShownPicture[]): void
}

/** Pictures in an order that is changed by dragging, by keys or by buttons. The first one leads. */
export function PictureOrder({ pictures, onChange }: PictureOrderProps): ReactElement {
  const { t } = useTranslation('pictures')
  const [said, setSaid] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const list = useRef<HTMLOListElement>(null)

  function move(id: string, to: number): void {
    const from = pictures.findIndex((picture) => picture.id === id)
    if (from < 0 || to < 0 || to >= pictures.length || from === to) return
    onChange(moved(pictures, from, to))
    setSaid(t('movedTo', { place: to + 1, count: pictures.length }))
  }

  /** The list has the pointer, since a tile that changes its place would lose it. */
  function grab(id: string, pointer: number): void {
    list.current?.setPointerCapture(pointer)
    setDragged(id)
  }

  function drag({ clientX, clientY }: PointerEvent): void {
    if (dragged === null) return
    const below = document.elementFromPoint(clientX, clientY)
    const place = below?.closest<HTMLElement>('[data-place]')?.dataset['place']
    if (place !== undefined) move(dragged, Number(place))
  }

  if (pictures.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <>
      <ol
        ref={list}
        aria-label={t('order')}
        onPointerMove={drag}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 2xl:grid-cols-5"
      >
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.id}
            {...{ picture, index }}
            count={pictures.length}
            isDragged={dragged === picture.id}
            onGrab={(pointer) => grab(picture.id, pointer)}
            onMove={(to) => move(picture.id, to)}
            onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
