import type { MediaFolderFieldsFragment } from './media.generated.ts'

export type Folder = MediaFolderFieldsFragment

/** From the first level down to a folder; empty outside of all, and for one that is gone. */
export function pathTo(folders: readonly Folder[], id: string | null): readonly Folder[] {
  const folder = folders.find((one) => one.id === id)
  return folder ? [...pathTo(folders, folder.parent ?? null), folder] : []
}

export function foldersIn(folders: readonly Folder[], parent: string | null): readonly Folder[] {
  return folders.filter((one) => (one.parent ?? null) === parent)
}

/** Choices by their whole names, such as `Matches / Derby`. */
export function folderChoices(
  folders: readonly Folder[],
  language: string,
): readonly { readonly id: string; readonly name: string }[] {
  return folders
    .map(({ id }) => ({ id, name: nameOfPath(pathTo(folders, id)) }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
}

export function nameOfPath(path: readonly Folder[]): string {
  return path.map(({ name }) => name).join(' / ')
}

/** Places that a folder can be moved to: neither itself nor what is in it. */
export function placesFor(folders: readonly Folder[], id: string): readonly Folder[] {
  return folders.filter((one) => !pathTo(folders, one.id).some((above) => above.id === id))
}
