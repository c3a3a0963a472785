import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderHandle } from '#client/admin/ui/order-handle.tsx'
import { StepButton } from '#client/admin/ui/step-button.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import type { ShownPicture } from './picture-order.tsx'

type PictureTileProps = {
  readonly picture: ShownPicture
  readonly index: number
  readonly count: number
  readonly isDragged: boolean
  onGrab(pointer: number): void
  onMove(to: number): void
  onRemove(): void
}

/** One picture of several. Its handle is dragged, also by touch, or moved by arrow keys. */
export function PictureTile(props: PictureTileProps): ReactElement {
  const { picture, index, count, isDragged, onGrab, onMove, onRemove } = props
  const { t } = useTranslation('pictures')
  const { src, alt } = picture
  const isOneOfMany = count > 1
  const words = { name: alt || t('picture', { place: index + 1 }), place: index + 1, count }

  return (
    <li
      className={`flex flex-col overflow-hidden rounded-md border bg-white ${isDragged ? 'border-ink opacity-70' : 'border-line'}`}
    >
      <span className="relative aspect-4/5 bg-sand">
        <img src={src} alt={alt} draggable={false} className="size-full object-contain" />
        {index === 0 && isOneOfMany ? (
          <span className="absolute top-2 left-2">
            <Tag look="good">{t('first')}</Tag>
          </span>
        ) : null}
        {alt === '' ? (
          <a
            href={`/admin/media/${picture.id}`}
            target="_blank"
            rel="noreferrer"
            className="absolute inset-x-0 bottom-0 flex min-h-11 items-center bg-white/90 px-2 text-sm font-semibold text-link"
          >
            {t('noAlt')}
          </a>
        ) : null}
      </span>
      <span className="flex flex-wrap items-center justify-center">
        {isOneOfMany ? (
          <>
            <OrderHandle label={t('handle', words)} {...{ index, count, onGrab, onMove }} />
            <StepButton
              icon="previous"
              label={t('earlier', words)}
              isOff={index === 0}
              onPress={() => onMove(index - 1)}
            />
            <StepButton
              icon="next"
              label={t('later', words)}
              isOff={index === count - 1}
              onPress={() => onMove(index + 1)}
            />
          </>
        ) : null}
        <StepButton icon="close" label={t('remove', words)} onPress={onRemove} />
      </span>
    </li>
  )
}
