import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react'
import { CloseButton } from '#client/features/product-options/close-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { GalleryProps } from './gallery.tsx'

type ZoomProps = GalleryProps & { readonly shown: number; readonly onClose: () => void }

/** The pictures larger than the screen. Opens at the one that was looked at. */
export function Zoom({ pictures, name, shown, onClose }: ZoomProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = useEffectEvent(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    const top = element.querySelectorAll<HTMLElement>(':scope > div > *')[shown]?.offsetTop ?? 0
    element.scrollTo({ left: (element.scrollWidth - element.clientWidth) / 2, top })
  })
  useEffect(() => open(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-auto bg-paper backdrop:bg-ink"
    >
      <CloseButton className="fixed top-3 right-5 z-10" />
      {/* Larger than a phone: there one moves the picture about. */}
      <div className="mx-auto flex w-[max(100%,48rem)] max-w-[75rem] flex-col gap-3">
        {pictures.map((picture) => (
          <Picture
            key={picture.id}
            picture={picture}
            alt={picture.alt || name}
            sizes="(min-width: 75rem) 75rem, (min-width: 48rem) 100vw, 48rem"
            className="aspect-4/5"
          />
        ))}
      </div>
    </dialog>
  )
}
