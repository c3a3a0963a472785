import { type KeyboardEvent, type ReactElement, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '#client/ui/close-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { ShownShot } from './gallery.tsx'

type LightboxProps = {
  readonly shots: readonly ShownShot[]
  readonly first: number
  readonly title: string
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Whole pictures over the page: by swipe, by arrow keys, by buttons; Escape closes it. */
export function Lightbox({ shots, first, title, onClose }: LightboxProps): ReactElement {
  const { t } = useTranslation('content')
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const last = shots.length - 1
  // Closed, the strip has no width.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    scrollTo(strip.current, first, 'instant')
  }, [first])

  const step = (by: number): void => {
    scrollTo(strip.current, Math.min(Math.max(shown + by, 0), last), 'auto')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={title || t('gallery.label')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-ink text-white on-ink"
    >
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / clientWidth))
        }
        className="flex size-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {shots.map(({ picture, caption }, index) => (
          <li
            key={picture.id}
            aria-hidden={index !== shown}
            className="flex size-full flex-none snap-start flex-col"
          >
            <Picture
              picture={{ ...picture, placeholder: null }}
              sizes="100vw"
              fit="contain"
              isOver={true}
              className="min-h-0 flex-1"
            />
            <p className="min-h-15 px-6 py-4 text-center text-base text-ink-text">{caption}</p>
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="absolute top-3 left-4 rounded-full bg-paper/90 px-3 py-1 text-sm font-semibold text-ink figures"
      >
        <span aria-hidden="true">{`${shown + 1} / ${last + 1}`}</span>
        <span className="sr-only">{t('gallery.of', { number: shown + 1, total: last + 1 })}</span>
      </p>
      {last > 0 ? (
        <>
          <StepButton icon="previous" isEnd={shown === 0} onPress={() => step(-1)} />
          <StepButton icon="next" isEnd={shown === last} onPress={() => step(1)} />
        </>
      ) : null}
      <CloseButton className="fixed top-3 right-3 z-10 text-ink" />
    </dialog>
  )
}

function scrollTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior })
}

type StepProps = {
  readonly icon: 'previous' | 'next'
  readonly isEnd: boolean
  readonly onPress: () => void
}

function StepButton({ icon, isEnd, onPress }: StepProps): ReactElement {
  const { t } = useTranslation('content')
  return (
    <button
      type="button"
      aria-label={t(`gallery.${icon}`)}
      // It keeps the focus at the end, where it does nothing.
      aria-disabled={isEnd || undefined}
      onClick={onPress}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-paper/90 text-ink hover:bg-white aria-disabled:opacity-40 ${icon === 'previous' ? 'left-3' : 'right-3'}`}
    >
      <Icon name={icon} />
    </button>
  )
}
