import { z } from 'zod'
import { describeCall } from './call.ts'

/** Templates of sections in the hands of staff, in the words of their graph. */

const ofTemplates = {
  service: 'cms',
  method: 'POST',
  access: { right: 'content.write' },
} as const

const handler = z.string().max(60)

const kind = z.enum([
  'CHOICE',
  'GROUP',
  'HTML',
  'LINK',
  'LIST',
  'MOMENT',
  'NUMBER',
  'PICTURE',
  'REFERENCES',
  'TEXT',
  'YES_OR_NO',
])

const template = z.object({
  handler,
  /** Pages that have it in any language. */
  pageCount: z.int32(),
  fields: z.array(
    z.object({
      name: z.string(),
      kind,
      isRequired: z.boolean(),
      /** Longest text, or most entries of a list. */
      limit: z.int32().nullable(),
    }),
  ),
})

/** Pages of one answer; a template of more is in use anyway. */
export const TEMPLATE_PAGES = 100

const templatePage = z.object({
  id: z.string(),
  language: z.string(),
  title: z.string(),
  /** Null for a page without an address in that language. */
  slug: z.string().nullable(),
  /** False for a draft, and for a page that waits for its time. */
  isPublic: z.boolean(),
})

export type TemplateFieldKind = z.output<typeof kind>

export const listTemplates = describeCall({
  ...ofTemplates,
  path: 'x/templates',
  summary: 'Templates of sections with their fields, and how many pages have each',
  input: z.object({}),
  output: z.object({ templates: z.array(template) }),
})

export const listTemplatePages = describeCall({
  ...ofTemplates,
  path: 'x/templates/pages',
  summary: 'The pages that have a section of a template, by title',
  input: z.object({ handler }),
  output: z.object({ pages: z.array(templatePage).max(TEMPLATE_PAGES) }),
})
