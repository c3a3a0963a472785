import { z } from 'zod'
import { type Fields, mapFields } from '#services/contract/sections/fields.ts'
import {
  elementPart,
  linkOptions,
  readMobileOptions,
  readOptions,
} from '#services/contract/sections/options.ts'
import { CLEANING, type ElementBody, linksIn } from './element-body.ts'
import { fieldsOf } from './element-fields.ts'

const json = z.record(z.string(), z.unknown())

const storedBody = z.object({
  meta: json,
  options: z.unknown().optional(),
  linkMeta: json.catch({}),
  mobileMeta: json.catch({}),
  mobileOptions: z.unknown().optional(),
  parts: z.array(z.unknown()).catch([]),
})

/**
 * A body as it was stored, also before its parts had rules: what has none is dropped, and values for
 * phones, which were not cleaned then, are cleaned here.
 */
export function readBody(handler: string, stored: string): ElementBody {
  const { meta, ...body } = storedBody.parse(JSON.parse(stored))
  const fields = fieldsOf(handler)
  return {
    meta,
    options: readOptions(body.options),
    linkMeta: fields ? readLinkMeta(linksIn(fields, meta), body.linkMeta) : {},
    mobileMeta: fields ? readMobileMeta(fields, body.mobileMeta) : {},
    mobileOptions: readMobileOptions(body.mobileOptions),
    parts: body.parts.flatMap((part) => {
      const parsed = elementPart.strip().safeParse(part)
      return parsed.success ? [parsed.data] : []
    }),
  }
}

function readLinkMeta(
  links: readonly string[],
  stored: Readonly<Record<string, unknown>>,
): ElementBody['linkMeta'] {
  const found = links.flatMap((place) => {
    const parsed = linkOptions.strip().safeParse(stored[place])
    return parsed.success ? [[place, parsed.data]] : []
  })
  return Object.fromEntries(found)
}

/** Each field alone: one that is not valid any more leaves the value for all screens. */
function readMobileMeta(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): ElementBody['mobileMeta'] {
  const found = Object.entries(fields.shape).flatMap(([name, field]) => {
    const parsed = Object.hasOwn(stored, name) ? z.safeParse(field, stored[name]) : null
    if (!parsed?.success) return []
    try {
      return Object.entries(mapFields(fields, { [name]: parsed.data }, CLEANING, 'mobileMeta'))
    } catch {
      return [] // a link that is not safe
    }
  })
  return Object.fromEntries(found)
}
