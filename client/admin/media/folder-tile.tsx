import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FolderIcon } from './folder-icon.tsx'
import type { Folder } from './folders.ts'

export const FOLDER_GRID = 'grid gap-2 xs:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 2xl:grid-cols-5'

export const FOLDER_TILE =
  'flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-white px-3 py-2 text-left hover:border-ink'

/** What a folder shows of itself. */
export function FolderTile({ folder: { name, files } }: { readonly folder: Folder }): ReactElement {
  const { t } = useTranslation('media')
  return (
    <>
      <FolderIcon className="size-6 text-tide" />
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-semibold">{name}</span>
        <span className="figures text-sm text-ink-soft">
          {t('folders.files', { count: files })}
        </span>
      </span>
    </>
  )
}
