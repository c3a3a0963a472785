import type { StoredFolder } from '#services/modules/media/api.ts'

type Folders = readonly StoredFolder[]

/** Names from the first level down, such as `Matches / Derby`, by id. */
export function folderPaths(folders: Folders): ReadonlyMap<number, string> {
  return new Map(
    folders.map((folder) => [
      folder.id,
      withThoseAbove(folders, folder.id)
        .map(({ name }) => name)
        .join(' / '),
    ]),
  )
}

/** A folder after those that it is in, the first level first; empty for an unknown one. */
export function withThoseAbove(folders: Folders, id: number | null): Folders {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const path: StoredFolder[] = []
  for (let at = byId.get(id ?? 0); at; at = byId.get(at.parent_id ?? 0)) path.unshift(at)
  return path
}

/** Levels of a folder and those inside of it: one when there are none. */
export function levelsOf(folders: Folders, id: number): number {
  const inside = folders.filter(({ parent_id }) => parent_id === id)
  return 1 + Math.max(0, ...inside.map((folder) => levelsOf(folders, folder.id)))
}
