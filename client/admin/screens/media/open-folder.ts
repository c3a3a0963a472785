import type { QueryOf } from '#services/contract/rules/lists/list.ts'
import type { MEDIA_LIST } from '#services/contract/rules/lists/media.ts'

/**
 * The folder whose pictures are shown, null for all. What is searched or filtered beside it is no
 * longer all that is in one place.
 */
export function openFolder({ search, filter }: QueryOf<typeof MEDIA_LIST>): {
  readonly folder: string | null
  readonly isPlace: boolean
} {
  const [folder = null, ...others] = filter?.folder ?? []
  const isFolderAlone = Object.keys(filter ?? {}).every((name) => name === 'folder')
  return {
    folder: others.length === 0 ? folder : null,
    isPlace: !search && others.length === 0 && isFolderAlone,
  }
}
