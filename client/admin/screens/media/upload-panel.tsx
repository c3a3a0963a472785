import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '#client/admin/media/folders.ts'
import { MediaUploadPanel } from '#client/admin/media-upload/media-upload-panel.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'

/** Sends pictures into the open folder. */
export function UploadPanel({ folder }: { readonly folder: Folder | null }): ReactElement {
  const { t } = useTranslation('media')
  return (
    <div className="mb-5">
      <Panel title={folder ? t('upload.into', { name: folder.name }) : t('upload.title')}>
        <MediaUploadPanel folder={folder?.id ?? null} replaces={null} onUploaded={() => {}} />
      </Panel>
    </div>
  )
}
