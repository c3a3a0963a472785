import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '#client/admin/ui/tag.tsx'
import { Icon, type IconName } from '#client/ui/icon.tsx'
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

const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** One picture of several. Its handle is dragged, also by touch, or moved by arrow keys. */
export function PictureTile(props: PictureTileProps): ReactElement {
  const { picture, index, count, isDragged, onGrab, onMove, onRemove } = props
  const { t } = useTranslation('pictures')
  const handle = useRef<HTMLButtonElement>(null)
  const hasMoved = useRef(false)
  const { src, alt } = picture
  const isOneOfMany = count > 1
  const words = { name: alt || t('picture', { place: index + 1 }), place: index + 1, count }

  // A tile that changes its place in the document loses the focus.
  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    handle.current?.focus()
  })

  function moveByKey(event: KeyboardEvent): void {
    const to = KEYS[event.key]?.(index, count)
    if (to === undefined) return
    event.preventDefault()
    hasMoved.current = true
    onMove(to)
  }

  return (
    <li
      data-place={index}
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
            <button
              ref={handle}
              type="button"
              aria-label={t('handle', words)}
              onKeyDown={moveByKey}
              onPointerDown={(event) => onGrab(event.pointerId)}
              className="inline-flex size-11 cursor-grab touch-none items-center justify-center hover:bg-sand active:cursor-grabbing"
            >
              <Icon name="menu" className="size-5" />
            </button>
            <Step
              icon="previous"
              label={t('earlier', words)}
              isOff={index === 0}
              onPress={() => onMove(index - 1)}
            />
            <Step
              icon="next"
              label={t('later', words)}
              isOff={index === count - 1}
              onPress={() => onMove(index + 1)}
            />
          </>
        ) : null}
        <Step icon="close" label={t('remove', words)} onPress={onRemove} />
      </span>
    </li>
  )
}

type StepProps = {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  onPress(): void
}

function Step({ icon, label, isOff = false, onPress }: StepProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      // A disabled button would lose the focus at either end.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="inline-flex size-11 items-center justify-center hover:bg-sand aria-disabled:opacity-30"
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
