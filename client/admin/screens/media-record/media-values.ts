import type { Values } from '#client/admin/history/changes.ts'
import { writeFocalPoint } from '#services/contract/rules/media.ts'
import type { StaffMediaFieldsFragment } from './media-record.generated.ts'

export const TEXTS = ['title', 'alt', 'description'] as const

type BegunMedia = Pick<
  StaffMediaFieldsFragment,
  'texts' | 'focalX' | 'focalY' | 'folder' | 'access'
>

/** What a form of a picture begins with, by the paths of a save. */
export function begunValues({ texts, focalX, focalY, folder, access }: BegunMedia): Values {
  return {
    ...Object.fromEntries(
      texts.flatMap((text) => TEXTS.map((name) => [`${name}.${text.language}`, text[name]])),
    ),
    focal: writeFocalPoint({ x: focalX, y: focalY }),
    folder: folder ?? null,
    access,
  }
}

/** The same as it was typed and chosen. */
export function typedValues(
  begun: BegunMedia,
  raw: Readonly<Record<string, string>>,
  focal: string,
): Values {
  const known = begunValues(begun)
  const typed = Object.keys(known).map((path) => [
    path,
    (raw[path] ?? known[path])?.toString().trim(),
  ])
  return { ...known, ...Object.fromEntries(typed), focal, folder: raw['folder'] || null }
}
