import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDragOrder } from '#client/admin/ui/use-drag-order.ts'
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
  const { list, dragged, grab, handlers } = useDragOrder(move)

  function move(id: string, to: number): void {
    const from = pictures.findIndex((picture) => picture.id === id)
    if (from < 0 || to < 0 || to >= pictures.length || from === to) return
    onChange(moved(pictures, from, to))
    setSaid(t('movedTo', { place: to + 1, count: pictures.length }))
  }

  if (pictures.length === 0) return <p className="text-ink-soft">{t('none')}</p>
  return (
    <>
      <ol
        ref={list}
        aria-label={t('order')}
        {...handlers}
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
