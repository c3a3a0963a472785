import { z } from 'zod'
import { refuseUnsafeLinks } from '#services/cms/navigation/links.ts'
import { withoutPictures } from '#services/cms/pictures.ts'
import { LAYOUT_ELEMENTS } from '#services/contract/layout-elements.ts'
import { SECTIONS } from '#services/contract/sections/registry.ts'
import { Refusal } from '#services/platform/errors.ts'
import { cleanHtml } from '#services/platform/text/html.ts'

const json = z.record(z.string(), z.unknown())

/** What a version of an element holds; what `meta` must look like is up to its handler. */
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

export function isSection(handler: string): boolean {
  return Object.hasOwn(SECTIONS, handler)
}

export function isLayoutElement(handler: string): boolean {
  return Object.hasOwn(LAYOUT_ELEMENTS, handler)
}

/** Checked and cleaned once, when it is written; readers may trust what is stored. */
export function checkBody(handler: string, body: NewElementBody): ElementBody {
  const known = new Map<string, z.ZodType<Record<string, unknown>>>([
    ...Object.entries(SECTIONS),
    ...Object.entries(LAYOUT_ELEMENTS),
  ])
  const schema = known.get(handler)
  if (!schema) {
    throw new Refusal(400, `Unknown handler: ${handler}`, {
      code: 'INVALID_INPUT',
      field: 'handler',
    })
  }
  const parsed = elementBody.extend({ meta: schema }).safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Refusal(400, issue?.message ?? 'The element is not valid.', {
      code: 'INVALID_INPUT',
      field: issue?.path.join('.') ?? 'meta',
    })
  }
  const bare = withoutPictures(parsed.data)
  refuseUnsafeLinks(bare.meta)
  return { ...bare, meta: tidy(handler, bare.meta) }
}

export function readBody(stored: string): ElementBody {
  return elementBody.parse(JSON.parse(stored))
}

function tidy(handler: string, meta: Record<string, unknown>): Record<string, unknown> {
  const { body } = meta
  return handler === 'rich-text' && typeof body === 'string'
    ? { ...meta, body: cleanHtml(body) }
    : meta
}
