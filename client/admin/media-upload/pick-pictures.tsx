import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'

type PickPicturesProps = {
  /** Of several files only the first one is taken. */
  readonly isSingle: boolean
  onPicked(files: readonly File[]): void
}

/** Pictures from a dialog, the camera, the clipboard, or dropped here. */
export function PickPictures({ isSingle, onPicked }: PickPicturesProps): ReactElement {
  const { t } = useTranslation('mediaUpload')
  const [isOver, setIsOver] = useState(false)
  const pick = (files: Iterable<File>): void => {
    const picked = [...files].slice(0, isSingle ? 1 : undefined)
    if (picked.length > 0) onPicked(picked)
  }
  usePastedFiles(pick)
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        pick(event.dataTransfer.files)
      }}
      className={`flex flex-col items-start gap-3 rounded-md border-2 border-dashed p-5 ${isOver ? 'border-ink bg-sand' : 'border-line-strong bg-white'}`}
    >
      <legend className="sr-only">{t('title')}</legend>
      <div className="flex flex-wrap gap-3">
        <PictureInput label={t(isSingle ? 'pickOne' : 'pick')} {...{ isSingle }} onPicked={pick} />
        <PictureInput label={t('camera')} isCamera isSingle onPicked={pick} />
      </div>
      <p className="text-ink-soft">{t(isSingle ? 'hintOne' : 'hint')}</p>
    </fieldset>
  )
}

type PictureInputProps = PickPicturesProps & {
  readonly label: string
  readonly isCamera?: boolean
}

/** A mouse has no camera at hand, so its button is for thumbs alone. */
function PictureInput(props: PictureInputProps): ReactElement {
  const { label, isSingle, isCamera = false, onPicked } = props
  const look = isCamera ? 'secondary' : 'primary'
  return (
    <label
      className={`${deskButton(look)} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${isCamera ? 'hidden pointer-coarse:inline-flex' : ''}`}
    >
      {isCamera ? null : <Icon name="plus" className="size-5" />}
      <span aria-hidden="true">{label}</span>
      <input
        type="file"
        accept="image/*"
        aria-label={label}
        multiple={!isSingle}
        {...(isCamera ? { capture: 'environment' } : {})}
        onChange={({ currentTarget }) => {
          onPicked([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}

/** Of the whole page, since nothing here has a cursor; text that is pasted stays where it goes. */
function usePastedFiles(onPasted: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = event.clipboardData?.files
      if (!files || files.length === 0) return
      event.preventDefault()
      onPasted(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}
