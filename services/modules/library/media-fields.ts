import { z } from 'zod'
import type { FieldChange, FieldValue } from '#services/contract/history.ts'
import {
  MEDIA_ACCESS,
  MEDIA_ALT_LENGTH,
  MEDIA_DESCRIPTION_LENGTH,
  MEDIA_TITLE_LENGTH,
  type MediaAccess,
  readFocalPoint,
} from '#services/contract/rules/media.ts'
import type { WholeMedia } from '#services/modules/media/api.ts'
import { Refusal } from '#services/platform/errors.ts'

const line = (max: number) => z.string().trim().max(max)
const TEXTS = ['title', 'alt', 'description'] as const
type TextName = (typeof TEXTS)[number]

/** What each part of a picture may be. */
const PARTS = {
  focal: z.string().refine((text) => readFocalPoint(text) !== null),
  folder: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .nullable(),
  access: z.enum(MEDIA_ACCESS),
  title: line(MEDIA_TITLE_LENGTH),
  alt: line(MEDIA_ALT_LENGTH),
  description: line(MEDIA_DESCRIPTION_LENGTH),
} as const

type Part =
  | { readonly name: 'focal' | 'folder' | 'access' }
  | { readonly name: TextName; readonly language: string }

/** The part of a picture that a path names, such as the title in Croatian; null for none. */
export function partOf(path: string, languages: readonly string[]): Part | null {
  if (path === 'focal' || path === 'folder' || path === 'access') return { name: path }
  const [name, language] = path.split('.')
  const text = TEXTS.find((one) => path === `${one}.${language}` && one === name)
  return text && language && languages.includes(language) ? { name: text, language } : null
}

/** With the value as it is stored, which the history has too. */
export function checkedChange(change: FieldChange, languages: readonly string[]): FieldChange {
  const part = partOf(change.path, languages)
  if (!part) throw invalid(change.path)
  const parsed = PARTS[part.name].safeParse(change.value ?? emptyOf(part.name))
  if (!parsed.success) throw invalid(change.path)
  return { ...change, value: parsed.data }
}

/** Undoing the first value of a text makes it empty. */
function emptyOf(name: keyof typeof PARTS): FieldValue {
  return name === 'folder' ? null : ''
}

/** Empty where it has none. */
export function textIn({ texts }: Pick<WholeMedia, 'texts'>, language: string) {
  const none = { language, title: '', alt: '', description: '' }
  return texts.find((text) => text.language === language) ?? none
}

export function accessOf(stored: WholeMedia['access']): MediaAccess {
  return stored === 'public' ? 'PUBLIC' : 'OTHER'
}

export function storedAccess(access: MediaAccess): WholeMedia['access'] {
  return access === 'PUBLIC' ? 'public' : 'other'
}

export function invalid(field: string): Refusal {
  return new Refusal(400, `${field} cannot be this.`, { code: 'INVALID_INPUT', field })
}
