import { z } from 'zod'
import { flag, text } from './fields.ts'

export const ANIMATIONS = ['NONE', 'FADE', 'RISE', 'FROM_LEFT', 'FROM_RIGHT', 'ZOOM'] as const

/** What staff choose for any section and for the elements that all pages share. */
export const elementOptions = z.strictObject({
  /** How it appears once it is scrolled into sight; without one it does not move. */
  animation: z.enum(ANIMATIONS).optional(),
  /** The part of the address behind `#` that leads to it. */
  anchor: z
    .string()
    .max(60)
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  isHidden: flag.optional(),
})

/** Those that differ on phones. */
export const mobileOptions = elementOptions.omit({ anchor: true })

export const linkOptions = z.strictObject({
  icon: z.enum(['ARROW', 'CALENDAR', 'HEART', 'MAIL', 'PIN', 'TRUCK', 'USER']).optional(),
  /** Without a choice only links to other sites open a new tab. */
  opensNewTab: flag.optional(),
  rel: z
    .array(z.enum(['nofollow', 'sponsored', 'ugc']))
    .max(3)
    .optional(),
})

export const elementPart = z.strictObject({ text: text(1_000) })

export type ElementOptions = z.output<typeof elementOptions>
export type MobileOptions = z.output<typeof mobileOptions>
export type LinkOptions = z.output<typeof linkOptions>
export type ElementPart = z.output<typeof elementPart>

/** Unknown keys are dropped; options of which one is not valid count as none. */
export function readOptions(stored: unknown): ElementOptions {
  const parsed = elementOptions.strip().safeParse(stored)
  return parsed.success ? parsed.data : {}
}

export function readMobileOptions(stored: unknown): MobileOptions {
  const parsed = mobileOptions.strip().safeParse(stored)
  return parsed.success ? parsed.data : {}
}
