import type { MediaReference } from '#services/contract/answers.ts'
import { mediaReferences } from '#services/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'

/** Ids of all pictures that a value names, however deep they stand. */
export function pictureIds(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(pictureIds)
  if (!isObject(value)) return []
  const own = value['mediaId']
  const below = Object.values(value).flatMap(pictureIds)
  return typeof own === 'number' ? [own, ...below] : below
}

/** The same value, each object that names a `mediaId` with its reference as `media`. */
export function withPictures<T>(value: T, found: ReadonlyMap<number, MediaReference>): T {
  // The shape stays; only what the schema leaves to whoever serves the element is filled in.
  return filled(value, (id) => found.get(id) ?? null) as T
}

/** What is stored names the picture alone: its reference may be another one tomorrow. */
export function withoutPictures<T>(value: T): T {
  return filled(value, () => undefined) as T
}

export async function refuseMissingPictures(db: Db, value: unknown): Promise<void> {
  const ids = [...new Set(pictureIds(value))]
  const found = await mediaReferences(db, ids)
  const missing = ids.find((id) => !found.has(id))
  if (missing !== undefined) {
    throw new Refusal(400, `There is no media ${missing}.`, {
      code: 'INVALID_INPUT',
      field: 'mediaId',
    })
  }
}

function filled(value: unknown, media: (id: number) => MediaReference | null | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => filled(item, media))
  if (!isObject(value)) return value

  const { media: _stale, ...rest } = value
  const own = 'mediaId' in value ? rest : value
  const copy = Object.fromEntries(
    Object.entries(own).map(([key, below]) => [key, filled(below, media)]),
  )
  const id = value['mediaId']
  const reference = typeof id === 'number' ? media(id) : undefined
  return reference === undefined ? copy : { ...copy, media: reference }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
