import type { MediaReference } from '#services/contract/answers.ts'
import { LAYOUT_ELEMENTS } from '#services/contract/layout-elements.ts'
import { type Fields, mapFields, type Picture } from '#services/contract/sections/fields.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { mediaInHtml } from '#services/modules/media/api.ts'
import { textOf } from '#services/platform/text/html.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of a body that have the fields of its handler. */
type FieldValues = { readonly meta: Values; readonly mobileMeta: Values }

const FIELDS: ReadonlyMap<string, Fields> = new Map(
  Object.entries({ ...SECTIONS, ...LAYOUT_ELEMENTS }),
)

export function fieldsOf(handler: string): Fields | null {
  return FIELDS.get(handler) ?? null
}

export function isSection(handler: string): boolean {
  return Object.hasOwn(SECTIONS, handler)
}

export function isLayoutElement(handler: string): boolean {
  return Object.hasOwn(LAYOUT_ELEMENTS, handler)
}

export function pictureIds(handler: string, body: FieldValues): number[] {
  const ids: number[] = []
  forBoth(handler, body, {
    ...everyPicture(({ mediaId }) => {
      if (mediaId !== null) ids.push(mediaId)
    }),
  })
  return ids
}

/** Pictures that its HTML shows by their addresses. */
export function htmlPictureIds(handler: string, body: FieldValues): number[] {
  const ids: number[] = []
  forBoth(handler, body, { html: (html) => ids.push(...mediaInHtml(html)) })
  return ids
}

/** All texts of an element that visitors read. */
export function bodyTexts(handler: string, body: FieldValues): readonly string[] {
  const texts: string[] = []
  forBoth(handler, body, {
    text: (text) => texts.push(text),
    html: (html) => texts.push(textOf(html)),
  })
  return texts
}

export function withPictures(
  handler: string,
  values: Values,
  found: ReadonlyMap<number, MediaReference>,
): Record<string, unknown> {
  const fields = fieldsOf(handler)
  if (!fields) return { ...values }
  return mapFields(
    fields,
    values,
    everyPicture(({ mediaId, ...rest }) => ({
      ...rest,
      mediaId,
      media: mediaId === null ? null : (found.get(mediaId) ?? null),
    })),
  )
}

/** Pictures and the logos of partners alike. */
export function everyPicture(change: (picture: Picture) => unknown) {
  return { picture: change, partner: change }
}

function forBoth(
  handler: string,
  { meta, mobileMeta }: FieldValues,
  visit: Parameters<typeof mapFields>[2],
): void {
  const fields = fieldsOf(handler)
  if (!fields) return
  mapFields(fields, meta, visit)
  mapFields(fields, mobileMeta, visit)
}
