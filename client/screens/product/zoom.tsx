import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '#client/ui/close-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { type NamedPictures, PictureStrip } from './picture-strip.tsx'

type ZoomProps = NamedPictures & {
  /** Index of the picture that was looked at. */
  readonly first: number
  readonly onClose: () => void
}

/** Each picture fits the screen; a press makes it larger than the screen, to be moved about. */
export function Zoom({ pictures, name, first, onClose }: ZoomProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(first)
  const [isLarge, setIsLarge] = useState(false)
  // Before the strip looks for its first picture: closed, it has no width.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places have another size then.
  useEffect(() => {
    for (const place of dialog.current?.querySelectorAll('li') ?? []) {
      place.scrollTo((place.scrollWidth - place.clientWidth) / 2, 0)
    }
  }, [isLarge])

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-paper backdrop:bg-ink"
    >
      <CloseButton className="fixed top-3 right-3 z-10" />
      <PictureStrip
        pictures={pictures}
        name={name}
        shown={shown}
        onShown={setShown}
        sizes={isLarge ? 'max(150vw, 75rem)' : '100vw'}
        className="size-full"
        placeClass={isLarge ? 'overflow-auto overscroll-contain' : 'grid place-items-center'}
        pictureClass={`aspect-4/5 ${isLarge ? 'w-[max(150vw,75rem)]' : 'w-[min(100%,80dvh)]'}`}
        idPrefix="large"
      />
      <button
        type="button"
        aria-label={t('product.zoom')}
        aria-pressed={isLarge}
        onClick={() => setIsLarge(!isLarge)}
        className="absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-paper/90 hover:bg-white aria-pressed:bg-ink aria-pressed:text-paper"
      >
        <Icon name="zoom" />
      </button>
    </dialog>
  )
}
