import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ListState } from '#client/admin/list/use-list.ts'
import { FolderPath } from '#client/admin/media/folder-path.tsx'
import { FOLDER_GRID, FOLDER_TILE, FolderTile } from '#client/admin/media/folder-tile.tsx'
import { type Folder, foldersIn, pathTo } from '#client/admin/media/folders.ts'
import type { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'
import { FolderActions } from './folder-actions.tsx'
import { openFolder } from './open-folder.ts'

type FolderBarProps = {
  readonly state: ListState<typeof MEDIA_LIST>
  readonly folders: readonly Folder[]
}

/** Where in the library one is, the folders there, and what can be done with them. */
export function FolderBar({ state, folders }: FolderBarProps): ReactElement {
  const { sort } = state.query
  const { folder: open, isPlace } = openFolder(state.query)
  const path = pathTo(folders, open)
  const current = path.at(-1) ?? null
  const hrefOf = (folder: string | null): string =>
    state.hrefOf({ ...(folder === null ? {} : { filter: { folder: [folder] } }), sort })
  const inside = isPlace ? foldersIn(folders, current?.id ?? null) : []
  return (
    <section className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <FolderPath
          path={path}
          way={(id, name) => (
            <Link to={hrefOf(id)} className="inline-flex min-h-11 items-center text-link">
              {name}
            </Link>
          )}
        />
        <FolderActions {...{ folders, current, hrefOf }} />
      </div>
      <ul className={`${FOLDER_GRID} mt-2 empty:hidden`}>
        {inside.map((folder) => (
          <li key={folder.id} className="min-w-0">
            <Link to={hrefOf(folder.id)} className={FOLDER_TILE}>
              <FolderTile folder={folder} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
