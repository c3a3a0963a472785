import { z } from 'zod'
import type { MediaReference } from '#services/contract/answers.ts'
import { LAYOUT_ELEMENTS } from '#services/contract/layout-elements.ts'
import { type Fields, mapFields, type Picture } from '#services/contract/sections/fields.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { requireSafePath } from '#services/modules/cms/navigation/links.ts'
import { mediaInHtml } from '#services/modules/media/api.ts'
import { Refusal } from '#services/platform/errors.ts'
import { cleanHtml, textOf } from '#services/platform/text/html.ts'

const json = z.record(z.string(), z.unknown())

/** One version of an element; `meta` has the fields of its handler. */
const elementBody = z.object({
  meta: json,
  options: json.default({}),
  linkMeta: json.default({}),
  mobileMeta: json.default({}),
  mobileOptions: json.default({}),
  parts: z.array(json).default([]),
})

export type ElementBody = z.output<typeof elementBody>
export type NewElementBody = z.input<typeof elementBody>

const FIELDS: ReadonlyMap<string, Fields> = new Map(
  Object.entries({ ...SECTIONS, ...LAYOUT_ELEMENTS }),
)

export function isSection(handler: string): boolean {
  return Object.hasOwn(SECTIONS, handler)
}

export function isLayoutElement(handler: string): boolean {
  return Object.hasOwn(LAYOUT_ELEMENTS, handler)
}

/** Validated and cleaned once on write, so that readers can trust the stored body. */
export function checkBody(handler: string, body: NewElementBody): ElementBody {
  const fields = FIELDS.get(handler)
  if (!fields) {
    throw new Refusal(400, `Unknown handler: ${handler}`, {
      code: 'INVALID_INPUT',
      field: 'handler',
    })
  }
  const parsed = elementBody.extend({ meta: fields }).safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal(400, issue?.message ?? 'The element is not valid.', {
      code: 'INVALID_INPUT',
      field: issue?.path.join('.') ?? 'meta',
    })
  }
  const meta = mapFields(fields, parsed.data.meta, {
    html: cleanHtml,
    path: requireSafePath,
    ...everyPicture(({ media: _reference, ...stored }) => stored),
  })
  return { ...parsed.data, meta }
}

export function readBody(stored: string): ElementBody {
  return elementBody.parse(JSON.parse(stored))
}

export function pictureIds(handler: string, meta: ElementBody['meta']): number[] {
  const ids: number[] = []
  mapPictures(handler, meta, ({ mediaId }) => {
    if (mediaId !== null) ids.push(mediaId)
  })
  return ids
}

/** Pictures that its HTML shows by their addresses. */
export function htmlPictureIds(handler: string, meta: ElementBody['meta']): number[] {
  const ids: number[] = []
  const fields = FIELDS.get(handler)
  if (fields) mapFields(fields, meta, { html: (html) => ids.push(...mediaInHtml(html)) })
  return ids
}

/** All texts of an element that visitors read. */
export function bodyTexts(handler: string, meta: ElementBody['meta']): readonly string[] {
  const texts: string[] = []
  const fields = FIELDS.get(handler)
  if (fields) {
    mapFields(fields, meta, {
      text: (text) => texts.push(text),
      html: (html) => texts.push(textOf(html)),
    })
  }
  return texts
}

export function withPictures(
  handler: string,
  meta: ElementBody['meta'],
  found: ReadonlyMap<number, MediaReference>,
): ElementBody['meta'] {
  return mapPictures(handler, meta, ({ mediaId, ...rest }) => ({
    ...rest,
    mediaId,
    media: mediaId === null ? null : (found.get(mediaId) ?? null),
  }))
}

type PictureChange = (picture: Picture) => unknown

function mapPictures(handler: string, meta: ElementBody['meta'], change: PictureChange) {
  const fields = FIELDS.get(handler)
  return fields ? mapFields(fields, meta, everyPicture(change)) : meta
}

function everyPicture(change: PictureChange) {
  return { picture: change, partner: change }
}
