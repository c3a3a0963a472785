import { z } from 'zod'
import { link, picture } from './sections/fields.ts'

/** Static elements of the layout by handler; the schema of their `meta`. */
export const headerSection = z.object({ announcement: z.string().max(160).nullable() })

export const footerSection = z.object({
  text: z.string().max(600),
  buttons: z.array(link).length(2),
  sponsor: picture
    .extend({ name: z.string().max(80), path: z.string().max(500).nullable() })
    .nullable(),
  columns: z
    .array(z.object({ title: z.string().max(80), navigation: z.string().max(40) }))
    .length(3),
  organisation: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    taxId: z.string(),
    registry: z.string(),
    bankAccounts: z.array(z.string()),
  }),
  social: z.array(
    z.object({
      network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'tiktok']),
      path: z.string(),
    }),
  ),
})

export const cookieSection = z.object({ text: z.string().max(600), link: link.nullable() })

export const LAYOUT_ELEMENTS = {
  'header-section': headerSection,
  'footer-section': footerSection,
  'cookie-section': cookieSection,
} as const
