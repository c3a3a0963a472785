import { z } from 'zod'
import { type Fields, mapFields } from '#services/contract/sections/fields.ts'
import {
  type ElementOptions,
  type ElementPart,
  elementOptions,
  elementPart,
  type LinkOptions,
  linkOptions,
  type MobileOptions,
  mobileOptions,
} from '#services/contract/sections/options.ts'
import { requireSafePath } from '#services/modules/cms/navigation/links.ts'
import { Refusal } from '#services/platform/errors.ts'
import { cleanHtml } from '#services/platform/text/html.ts'
import { everyPicture, fieldsOf } from './element-fields.ts'

/** One version of an element. */
export type ElementBody = {
  /** The fields of its handler. */
  readonly meta: Record<string, unknown>
  readonly options: ElementOptions
  /** By the place of the link in `meta`, such as `primaryLink` or `partners.2`. */
  readonly linkMeta: Record<string, LinkOptions>
  /** Those fields of its handler that differ on phones. */
  readonly mobileMeta: Record<string, unknown>
  readonly mobileOptions: MobileOptions
  readonly parts: ElementPart[]
}

/** Not checked yet. */
export type NewElementBody = {
  readonly [Name in keyof ElementBody]?: unknown
} & { readonly meta: Readonly<Record<string, unknown>> }

const MOST_PARTS = 50

/** What only cleaning makes safe. */
export const CLEANING = {
  html: cleanHtml,
  path: requireSafePath,
  ...everyPicture(({ media: _reference, ...stored }) => stored),
}

function bodySchema(fields: Fields) {
  return z.strictObject({
    meta: fields,
    options: elementOptions.default({}),
    linkMeta: z.record(z.string().max(100), linkOptions).default({}),
    mobileMeta: fields.partial().default({}),
    mobileOptions: mobileOptions.default({}),
    parts: z.array(elementPart).max(MOST_PARTS).default([]),
  })
}

/** Validated and cleaned once on write, so that readers can trust the stored body. */
export function checkBody(handler: string, body: NewElementBody): ElementBody {
  const fields = fieldsOf(handler)
  if (!fields) throw refused(`Unknown handler: ${handler}`, 'handler')
  const parsed = bodySchema(fields).safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw refused(issue?.message ?? 'The element is not valid.', issue?.path.join('.') || 'body')
  }
  const { data } = parsed
  const links = new Set(linksIn(fields, data.meta))
  const unknown = Object.keys(data.linkMeta).find((place) => !links.has(place))
  if (unknown !== undefined) throw refused('There is no such link.', `linkMeta.${unknown}`)
  return {
    ...data,
    meta: mapFields(fields, data.meta, CLEANING),
    mobileMeta: mapFields(fields, data.mobileMeta, CLEANING, 'mobileMeta'),
  }
}

/** Where the links are, without the name of the field that has the path itself. */
export function linksIn(fields: Fields, meta: Readonly<Record<string, unknown>>): string[] {
  const places: string[] = []
  mapFields(fields, meta, {
    path: (_path, at) => places.push(at.replace(/^meta\./, '').replace(/\.path$/, '')),
  })
  return places
}

function refused(message: string, field: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}
