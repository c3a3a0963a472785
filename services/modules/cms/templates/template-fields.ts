import { z } from 'zod'
import { type Fields, fieldKinds, link } from '#services/contract/sections/fields.ts'
import type { TemplateFieldKind } from '#services/contract/templates.ts'

export type TemplateField = {
  readonly name: string
  readonly kind: TemplateFieldKind
  readonly isRequired: boolean
  readonly limit: number | null
}

/** What editors fill in, read from the fields that are checked when a section is saved. */
export function templateFields(fields: Fields): readonly TemplateField[] {
  return Object.entries(fields.shape).map(([name, field]) => {
    const isRequired = !(field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    const value = isRequired ? field : field.unwrap()
    return { name, kind: kindOf(value), isRequired, limit: limitOf(value) }
  })
}

const REGISTERED: Readonly<Record<string, TemplateFieldKind>> = {
  text: 'TEXT',
  html: 'HTML',
  path: 'LINK',
  picture: 'PICTURE',
  partner: 'PICTURE',
  references: 'REFERENCES',
  reference: 'REFERENCES',
}

function kindOf(field: z.core.$ZodType): TemplateFieldKind {
  if (field === link) return 'LINK'
  const registered = fieldKinds.get(field)
  const known = registered && REGISTERED[registered.kind]
  if (known) return known
  if (field instanceof z.ZodArray) return 'LIST'
  if (field instanceof z.ZodObject) return 'GROUP'
  if (field instanceof z.ZodBoolean) return 'YES_OR_NO'
  if (field instanceof z.ZodEnum) return 'CHOICE'
  return field instanceof z.ZodNumber ? 'NUMBER' : 'MOMENT'
}

function limitOf(field: z.core.$ZodType): number | null {
  if (field instanceof z.ZodString) return field.maxLength
  if (!(field instanceof z.ZodArray)) return null
  const checks = field._zod.def.checks ?? []
  for (const { _zod } of checks) {
    if (_zod.def.check === 'max_length' && 'maximum' in _zod.def) return Number(_zod.def.maximum)
  }
  return null
}
