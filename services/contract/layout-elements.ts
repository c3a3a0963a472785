import { z } from 'zod'
import { link, partner, path, text } from './sections/fields.ts'

export const headerSection = z.object({ announcement: text(160).nullable() })

export const footerSection = z.object({
  text: text(600),
  buttons: z.array(link).length(2),
  sponsor: partner.nullable(),
  columns: z.array(z.object({ title: text(80), navigation: text(40) })).length(3),
  organisation: z.object({
    name: text(500),
    address: text(500),
    phone: text(500),
    email: text(500),
    taxId: text(500),
    registry: text(500),
    bankAccounts: z.array(text(500)),
  }),
  social: z.array(
    z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'tiktok']), path }),
  ),
})

export const cookieSection = z.object({ text: text(600), link: link.nullable() })

/** Static elements of the layout: handler and fields. */
export const LAYOUT_ELEMENTS = {
  'header-section': headerSection,
  'footer-section': footerSection,
  'cookie-section': cookieSection,
} as const
