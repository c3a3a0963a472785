import type { ReactElement } from 'react'
import { FolderPath } from './folder-path.tsx'
import { FOLDER_GRID, FOLDER_TILE, FolderTile } from './folder-tile.tsx'
import { foldersIn, pathTo } from './folders.ts'
import { useMediaFoldersQuery } from './media.generated.ts'

type FolderChoiceProps = {
  /** Null for all pictures. */
  readonly folder: string | null
  onChange(folder: string | null): void
}

/** Folders of the library, without addresses of their own. */
export function FolderChoice({ folder, onChange }: FolderChoiceProps): ReactElement {
  const folders = useMediaFoldersQuery().data?.mediaFolders ?? []
  return (
    <div>
      <FolderPath
        path={pathTo(folders, folder)}
        way={(id, name) => (
          <button
            type="button"
            onClick={() => onChange(id)}
            className="inline-flex min-h-11 items-center text-link"
          >
            {name}
          </button>
        )}
      />
      <ul className={`${FOLDER_GRID} mt-2 empty:hidden`}>
        {foldersIn(folders, folder).map((one) => (
          <li key={one.id} className="min-w-0">
            <button type="button" onClick={() => onChange(one.id)} className={FOLDER_TILE}>
              <FolderTile folder={one} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
