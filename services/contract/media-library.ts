import { z } from 'zod'
import { idInText, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'
import { MEDIA_ACCESS, MEDIA_AT_ONCE, MEDIA_FOLDER_LENGTH, MEDIA_USE_KINDS } from './rules/media.ts'

/** The media library in the hands of staff, in the words of their graph. */

const ofLibrary = { service: 'media', method: 'POST', access: { right: 'media.write' } } as const
const publishing = { ...ofLibrary, access: { right: 'media.delete' } } as const

const name = z
  .string()
  .trim()
  .min(1)
  .max(MEDIA_FOLDER_LENGTH)
  .regex(/^[^/\p{Cc}]+$/u)
const ids = z.array(idInText).min(1).max(MEDIA_AT_ONCE)

const mediaUse = z.object({
  kind: z.enum(MEDIA_USE_KINDS),
  /** Of the record that shows it. */
  id: z.string(),
  /** Of the record, in the main language where it has a text there. */
  title: z.string(),
  /** Where it is shown, in the shop or the back office; null where it has no address. */
  path: z.string().nullable(),
})

const namedMedia = z.object({ id: z.string(), name: z.string() })

export const staffMedia = z.object({
  id: z.string(),
  /** Of the file that was uploaded. */
  name: z.string(),
  /** Of the original. */
  path: z.string(),
  /** With `{size}`. */
  urlTemplate: z.string(),
  picture: mediaReference,
  width: z.int32(),
  height: z.int32(),
  bytes: z.int32(),
  extension: z.string(),
  mime: z.string(),
  access: z.enum(MEDIA_ACCESS),
  /** Id of its folder; null for none. */
  folder: z.string().nullable(),
  /** Percent of the width and the height. */
  focalX: z.int32(),
  focalY: z.int32(),
  /** One for each language of the site, the main one first; empty where it has none. */
  texts: z.array(
    z.object({
      language: z.string(),
      title: z.string(),
      alt: z.string(),
      description: z.string(),
    }),
  ),
  /** At most 100 of each kind. */
  uses: z.array(mediaUse),
  createdAt: z.string(),
  /** Null for one that was not changed since it came. */
  updatedAt: z.string().nullable(),
  /** Others with the same bytes. */
  duplicates: z.array(namedMedia),
})

const folder = z.object({
  id: z.string(),
  name: z.string(),
  /** Null on the first level. */
  parent: z.string().nullable(),
  /** Media in it, without those of folders in it. */
  files: z.int32(),
})

const answer = z.object({ media: staffMedia })
const changedFolder = z.object({ folder })

export const getStaffMedia = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/get',
  summary: 'A picture of the library with its texts in all languages and what shows it',
  input: z.object({ id: idInText }),
  output: answer,
})

export const saveStaffMedia = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/save',
  kind: 'write',
  summary: 'Changes texts, focal point, folder or access of a picture; pages follow at once',
  input: z.object({
    id: idInText,
    /**
     * `title.<language>`, `alt.<language>`, `description.<language>`, `focal` such as `50,30`,
     * `folder`, an id or null, and `access`.
     */
    ...save,
  }),
  output: saved.extend({ media: staffMedia }),
})

export const moveMedia = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/move',
  kind: 'write',
  summary: 'Moves pictures into a folder, or out of all folders',
  input: z.object({ ids, folder: idInText.nullable() }),
  output: z.object({
    /** Those that were in another folder before. */
    moved: z.array(z.string()),
  }),
})

export const deleteMedia = describeCall({
  ...publishing,
  path: 'x/media/staff/delete',
  kind: 'write',
  summary: 'Deletes pictures that nothing shows; used ones are answered with what shows them',
  input: z.object({ ids }),
  output: z.object({
    deleted: z.array(z.string()),
    used: z.array(namedMedia.extend({ uses: z.array(mediaUse) })),
  }),
})

export const replaceMedia = describeCall({
  ...publishing,
  path: 'x/media/staff/replace',
  kind: 'write',
  summary: 'Gives a picture the bytes of another one, at a new address; all that show it follow',
  input: z.object({
    id: idInText,
    /** The picture whose bytes it gets, which stays as it is. */
    with: idInText,
  }),
  output: answer,
})

export const listMediaFolders = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/folders',
  summary: 'All folders of the library, by name',
  input: z.object({}),
  output: z.object({ folders: z.array(folder) }),
})

export const createMediaFolder = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/folders/create',
  kind: 'write',
  summary: 'A new folder, on the first level or in another one',
  input: z.object({ name, parent: idInText.nullable() }),
  output: changedFolder,
})

export const renameMediaFolder = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/folders/rename',
  kind: 'write',
  summary: 'Another name of a folder',
  input: z.object({ id: idInText, name }),
  output: changedFolder,
})

export const moveMediaFolder = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/folders/move',
  kind: 'write',
  summary: 'Moves a folder with all that is in it, but not into itself',
  input: z.object({ id: idInText, parent: idInText.nullable() }),
  output: changedFolder,
})

export const deleteMediaFolder = describeCall({
  ...ofLibrary,
  path: 'x/media/staff/folders/delete',
  kind: 'write',
  summary: 'Deletes an empty folder',
  input: z.object({ id: idInText }),
  output: z.object({ success: z.boolean() }),
})

export type StaffMedia = z.output<typeof staffMedia>
export type MediaUse = z.output<typeof mediaUse>
export type MediaFolder = z.output<typeof folder>
