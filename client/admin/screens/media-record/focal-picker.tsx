import type { KeyboardEvent, PointerEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { srcSetOf } from '#client/ui/picture.tsx'
import type { FocalPoint } from '#services/contract/rules/media.ts'
import { clamped, MIDDLE, movedByKey, pointAt } from './focal-point.ts'
import { PercentInput } from './percent-input.tsx'

type FocalPickerProps = {
  readonly picture: {
    readonly path: string
    readonly urlTemplate: string
    readonly width: number
    readonly height: number
  }
  readonly alt: string
  readonly point: FocalPoint
  onChange(point: FocalPoint): void
}

/** The whole picture, with the point that every cut shows: by a click, a drag, arrows or numbers. */
export function FocalPicker({ picture, alt, point, onChange }: FocalPickerProps): ReactElement {
  const { t } = useTranslation('media')
  const { x, y } = point
  return (
    <div className="flex flex-col gap-3">
      <div className="grid place-items-center rounded-md bg-sand">
        <div className="relative max-w-full">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the handle over it takes the keys. */}
          <img
            src={picture.path}
            srcSet={srcSetOf(picture)}
            sizes="(min-width: 64rem) 50vw, 100vw"
            alt={alt}
            width={picture.width}
            height={picture.height}
            onClick={(event) =>
              onChange(pointAt(event.currentTarget.getBoundingClientRect(), event))
            }
            className="h-auto max-h-[60vh] w-auto max-w-full cursor-crosshair object-contain"
          />
          <Handle {...{ point, onChange }} />
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <PercentInput
          label={t('focal.x')}
          value={x}
          onChange={(next) => onChange(clamped({ x: next, y }))}
        />
        <PercentInput
          label={t('focal.y')}
          value={y}
          onChange={(next) => onChange(clamped({ x, y: next }))}
        />
        <button type="button" onClick={() => onChange(MIDDLE)} className={deskButton('quiet')}>
          {t('focal.middle')}
        </button>
      </div>
    </div>
  )
}

type HandleProps = Pick<FocalPickerProps, 'point' | 'onChange'>

function Handle({ point, onChange }: HandleProps): ReactElement {
  const { t } = useTranslation('media')
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (frame && event.currentTarget.hasPointerCapture(event.pointerId)) {
      onChange(pointAt(frame, event))
    }
  }
  const press = (event: KeyboardEvent): void => {
    const next = movedByKey(point, event)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <button
      type="button"
      aria-label={t('focal.at', point)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      style={{ left: `${point.x}%`, top: `${point.y}%` }}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="grid size-8 place-items-center rounded-full border-3 border-white bg-ink/35 shadow-raised outline-2 outline-ink">
        <span className="size-2 rounded-full bg-white" />
      </span>
    </button>
  )
}
