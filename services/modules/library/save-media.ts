import type { z } from 'zod'
import type { FieldValue, Saved } from '#services/contract/history.ts'
import type { saveStaffMedia } from '#services/contract/media-library.ts'
import {
  type MediaAccess,
  readFocalPoint,
  writeFocalPoint,
} from '#services/contract/rules/media.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import {
  lockMedia,
  requireFolder,
  updateMedia,
  updateSearch,
  type WholeMedia,
  writeMediaTexts,
} from '#services/modules/media/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { countMediaUses } from '#services/platform/media-uses.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { accessOf, checkedChange, invalid, partOf, storedAccess, textIn } from './media-fields.ts'
import { folderOf, languagesOf, noSuchMedia } from './staff-media.ts'

type Saving = Changing & Pick<ModuleDeps, 'findPerson' | 'mediaUses'>
type Values = ReadonlyMap<string, FieldValue>

/** Saves what a form changed of a picture, but for what somebody else changed meanwhile. */
export async function saveMedia(
  trx: Trx,
  { id, changes }: z.output<typeof saveStaffMedia.input>,
  { author, clock, findPerson, mediaUses }: Saving,
): Promise<Saved> {
  const [media] = await lockMedia(trx, [id])
  if (!media) throw noSuchMedia()
  const languages = await languagesOf(trx)
  const at = clock.now().toISOString()
  return await saveChanges(
    trx,
    { entity: 'media', id: `${id}`, author, at },
    {
      current: valuesOf(media, languages),
      changes: changes.map((change) => checkedChange(change, languages)),
      async apply(values) {
        if (hidesIt(values, languages[0])) await refuseUsed(trx, id, mediaUses)
        await write(trx, media, { values, languages, at })
      },
    },
    findPerson,
  )
}

/** For callers that send no bases: the last one wins. */
export async function overwriteMedia(
  trx: Trx,
  { id, values }: { readonly id: number; readonly values: ReadonlyMap<string, string> },
  saving: Saving,
): Promise<void> {
  const [media] = await lockMedia(trx, [id])
  if (!media) throw noSuchMedia()
  const current = valuesOf(media, await languagesOf(trx))
  const changes = [...values].map(([path, value]) => ({ path, base: current[path] ?? null, value }))
  const { sitting } = saving.author
  if (changes.length > 0) await saveMedia(trx, { id, sitting, changes }, saving)
}

/** Everything of a picture that a form saves, by path. */
function valuesOf(media: WholeMedia, languages: readonly string[]): Record<string, FieldValue> {
  return {
    focal: writeFocalPoint({ x: media.focal_x, y: media.focal_y }),
    folder: folderOf(media),
    access: accessOf(media.access),
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const { title, alt, description } = textIn(media, language)
        return [
          [`title.${language}`, title],
          [`alt.${language}`, alt],
          [`description.${language}`, description],
        ]
      }),
    ),
  }
}

/** What is public needs public pictures with an alternative text in the main language. */
function hidesIt(values: Values, mainLanguage: string): boolean {
  return values.get('access') === 'OTHER' || values.get(`alt.${mainLanguage}`) === ''
}

async function refuseUsed(trx: Trx, id: number, mediaUses: ModuleDeps['mediaUses']): Promise<void> {
  const uses = await countMediaUses(trx, mediaUses, [id])
  if (!uses.get(id)) return
  throw new Refusal(409, 'A record shows the picture.', { code: 'MEDIA_USED' })
}

type Written = {
  readonly values: Values
  readonly languages: readonly string[]
  readonly at: string
}

/** The values were checked before. */
async function write(
  trx: Trx,
  media: WholeMedia,
  { values, languages, at }: Written,
): Promise<void> {
  const { id } = media
  const change: { -readonly [key in keyof WholeMedia]?: WholeMedia[key] } = { updated_at: at }
  const texts = new Map(languages.map((code) => [code, { ...textIn(media, code) }]))
  const changed = new Set<string>()
  for (const [path, value] of values) {
    const part = partOf(path, languages)
    if (!part) throw invalid(path)
    switch (part.name) {
      case 'focal': {
        const point = readFocalPoint(`${value}`)
        if (!point) throw invalid(path)
        change.focal_x = point.x
        change.focal_y = point.y
        break
      }
      case 'folder':
        change.folder_id = value === null ? null : Number(value)
        break
      case 'access':
        change.access = storedAccess(value as MediaAccess)
        break
      default: {
        const text = texts.get(part.language)
        if (text) text[part.name] = `${value}`
        changed.add(part.language)
      }
    }
  }
  if (change.folder_id) await requireFolder(trx, change.folder_id)
  await updateMedia(trx, id, change)
  const written = [...texts].filter(([code]) => changed.has(code))
  await writeMediaTexts(trx, id, Object.fromEntries(written))
  await updateSearch(trx, id)
  await addChanges(trx, [`media:${id}`])
}
