import type { MediaDetails } from '#services/contract/media-files.ts'
import { accessOf } from '#services/modules/library/media-fields.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { WantedMedia } from './finish-upload.ts'
import { NEW_MEDIA } from './upload-rows.ts'

/** For each file of a form; one that is given alone is for all of them. */
export function detailsOf(
  given: MediaDetails | MediaDetails[] | undefined,
  files: number,
): readonly MediaDetails[] {
  if (!Array.isArray(given)) return Array.from({ length: files }, () => given ?? {})
  if (given.length !== files) {
    throw new Refusal(400, 'There is one object for each file, or one for all.', {
      ...{ code: 'INVALID_INPUT', field: 'customData' },
    })
  }
  return given
}

/** What a new media is like, by the paths of its form. */
export function wishOf({
  folder = null,
  texts = {},
  isCopy = false,
  access = 'public',
}: MediaDetails): Omit<WantedMedia, 'upload'> {
  const values = new Map<string, string>()
  if (access === 'other') values.set('access', accessOf(access))
  for (const [language, names] of Object.entries(texts)) {
    for (const [name, text] of Object.entries(names)) {
      if (text) values.set(`${name}.${language}`, text)
    }
  }
  return { target: { ...NEW_MEDIA, folder, isCopy }, values }
}
