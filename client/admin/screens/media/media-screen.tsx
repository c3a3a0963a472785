import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ListScreen } from '#client/admin/list/list-screen.tsx'
import { useList } from '#client/admin/list/use-list.ts'
import { folderChoices, pathTo } from '#client/admin/media/folders.ts'
import { useMediaFoldersQuery, useMediaRowsQuery } from '#client/admin/media/media.generated.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'
import { FolderBar } from './folder-bar.tsx'
import { GridChoices, SHOW } from './grid-choices.tsx'
import { MediaActions } from './media-actions.tsx'
import { useMediaCells } from './media-cells.tsx'
import { MediaGrid } from './media-grid.tsx'
import { useMediaViewsQuery } from './media-screen.generated.ts'
import { openFolder } from './open-folder.ts'
import { UploadPanel } from './upload-panel.tsx'

/** The pictures of the site, in folders. */
export function MediaScreen(): ReactElement {
  const { t, i18n } = useTranslation('media')
  const state = useList(MEDIA_LIST, [SHOW])
  const [params] = useSearchParams()
  const answer = useMediaRowsQuery({ variables: state.variables })
  const page = useLatest(answer.data?.mediaRows)
  const views = useMediaViewsQuery().data?.mediaViews
  const folders = useMediaFoldersQuery().data?.mediaFolders ?? []
  const cells = useMediaCells()
  const [isUploading, setUploading] = useState(false)
  const isGrid = params.get(SHOW) !== 'list'
  const { folder, isPlace } = openFolder(state.query)
  return (
    <ListScreen
      {...{ state, answer, page, views, cells }}
      name="MEDIA"
      area="media"
      choices={{ folder: folderChoices(folders, i18n.language) }}
      empty={folder !== null && isPlace ? t('folders.empty') : undefined}
      labelOf={({ name }) => name}
      head={
        <button
          type="button"
          aria-expanded={isUploading}
          onClick={() => setUploading(!isUploading)}
          className={deskButton(isUploading ? 'secondary' : 'primary')}
        >
          {isUploading ? null : <Icon name="plus" className="size-5" />}
          {t(isUploading ? 'upload.close' : 'upload.open')}
        </button>
      }
      top={(rows, selection) => (
        <>
          {isUploading ? <UploadPanel folder={pathTo(folders, folder).at(-1) ?? null} /> : null}
          <FolderBar {...{ state, folders }} />
          <GridChoices {...{ state, isGrid, rows, selection }} />
        </>
      )}
      body={
        isGrid
          ? (rows, selection) => <MediaGrid {...{ rows, selection }} isBusy={answer.loading} />
          : undefined
      }
      actions={(selection, clear) => <MediaActions {...{ selection, clear, folders }} />}
    />
  )
}
