import type { ReactElement } from 'react'
import { PickPictures } from './pick-pictures.tsx'
import type { UploadedMedia, UploadPlace } from './upload-item.ts'
import { UploadList } from './upload-list.tsx'
import { useMediaUpload } from './use-media-upload.ts'

type MediaUploadPanelProps = UploadPlace & {
  /** For each picture, as soon as it is in the library. */
  onUploaded(media: UploadedMedia): void
}

/** Sends pictures into a folder of the library, or one in the place of another. */
export function MediaUploadPanel(props: MediaUploadPanelProps): ReactElement {
  const { folder, replaces, onUploaded } = props
  const [queue, view] = useMediaUpload(onUploaded)
  return (
    <div>
      <PickPictures
        isSingle={replaces !== null}
        onPicked={(files) => queue.add(files, { folder, replaces })}
      />
      <UploadList {...{ view, queue }} />
    </div>
  )
}
