import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MediaUploadPanel } from '#client/admin/media-upload/media-upload-panel.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { MediaChoices } from './media-choices.tsx'
import { type PickedMedia, pickedUpload } from './picked-media.ts'

type MediaDialogProps = {
  readonly title: string
  /** Several are chosen, and confirmed at its foot; otherwise the first one ends the choice. */
  readonly isMany?: boolean
  /** Id of a picture that cannot be chosen. */
  readonly except?: string
  onChosen(media: readonly PickedMedia[]): void
  onClose(): void
}

/** The media library for a choice: folders, search, and pictures that are sent now. */
export function MediaDialog(props: MediaDialogProps): ReactElement {
  const { title, isMany = false, except, onChosen, onClose } = props
  const { t } = useTranslation('media')
  const dialog = useRef<DialogHandle>(null)
  const [folder, setFolder] = useState<string | null>(null)
  const [picked, setPicked] = useState<readonly PickedMedia[]>([])

  function choose(media: readonly PickedMedia[]): void {
    onChosen(media)
    dialog.current?.close()
  }

  function toggle(media: PickedMedia): void {
    if (!isMany) {
      choose([media])
      return
    }
    setPicked((last) => {
      const others = last.filter(({ id }) => id !== media.id)
      return others.length < last.length ? others : [...last, media]
    })
  }

  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-6xl ${SHEET}`} onClose={onClose}>
      <div className="flex flex-col gap-4 px-5 pb-8 md:min-h-[70dvh] md:px-8">
        <details className="rounded-md border border-line bg-white">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
            {t('upload.open')}
          </summary>
          <div className="border-t border-line p-4">
            <MediaUploadPanel
              folder={folder}
              replaces={null}
              onUploaded={(media) => {
                if (isMany) setPicked((last) => [...last, pickedUpload(media)])
              }}
            />
          </div>
        </details>
        <FolderChoice folder={folder} onChange={setFolder} />
        <MediaChoices
          key={folder}
          {...{ folder, except, isMany }}
          picked={picked.map(({ id }) => id)}
          onToggled={toggle}
        />
        {isMany && picked.length > 0 ? (
          <div className="sticky bottom-3 flex flex-wrap items-center gap-3 rounded-md border border-ink bg-white px-4 py-2 shadow-raised">
            <button type="button" onClick={() => choose(picked)} className={deskButton('primary')}>
              {t('pick.submit', { count: picked.length })}
            </button>
            <button type="button" onClick={() => setPicked([])} className={deskButton('quiet')}>
              {t('pick.none')}
            </button>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}
