import { z } from 'zod'
import { mediaReference } from '#services/contract/answers.ts'

/** Field types that are cleaned, resolved or searched. */
type Kinds = {
  text: string
  html: string
  path: string
  picture: Picture
  partner: Picture
  references: readonly number[]
  reference: number
}

export type Picture = {
  readonly mediaId: number | null
  readonly media?: z.output<typeof mediaReference> | null | undefined
}

type FieldKind =
  | { readonly kind: Exclude<keyof Kinds, 'references' | 'reference'> }
  | { readonly kind: 'references' | 'reference'; readonly to: string }

export const fieldKinds = z.registry<FieldKind>()

export const text = (max: number) => z.string().max(max).register(fieldKinds, { kind: 'text' })

/** Sanitised on write; safe to insert into a page. */
export const html = (max: number) => z.string().max(max).register(fieldKinds, { kind: 'html' })

export const number = (min: number, max: number) => z.int32().min(min).max(max)

export const flag = z.boolean()

export const moment = z.iso.datetime()

/** Ids of entities of the graph that another service owns. */
export const references = (to: 'category', max: number) =>
  z.array(z.int32()).max(max).register(fieldKinds, { kind: 'references', to })

/** Id of one such entity. */
export const reference = (to: 'form') => z.int32().register(fieldKinds, { kind: 'reference', to })

/** Starts with a slash when internal; anything else is external. */
export const path = z.string().max(500).register(fieldKinds, { kind: 'path' })

export const link = z.object({ label: text(80), path })

/** Stored as `mediaId` only, since the reference may change. */
const pictured = { mediaId: z.int32().nullable(), media: mediaReference.nullish() }

export const picture = z.object(pictured).register(fieldKinds, { kind: 'picture' })

export const partner = z
  .object({ ...pictured, name: text(80), path: path.nullable() })
  .register(fieldKinds, { kind: 'partner' })

export type Fields = z.ZodObject<z.ZodRawShape>
type Values = Readonly<Record<string, unknown>>
type Changes = {
  readonly [Kind in keyof Kinds]?: (value: Kinds[Kind], at: string) => unknown
}

/** The values with every field of the given kinds mapped, at any depth; others are dropped. */
export function mapFields(
  fields: Fields,
  values: Values,
  changes: Changes,
  at = 'meta',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields.shape).flatMap(([name, field]) =>
      Object.hasOwn(values, name)
        ? [[name, mapField(field, values[name], changes, `${at}.${name}`)]]
        : [],
    ),
  )
}

const PLAIN_TYPES: readonly string[] = ['string', 'number', 'boolean', 'enum', 'literal']

function mapField(field: z.core.$ZodType, value: unknown, changes: Changes, at: string): unknown {
  if (value === null || value === undefined) return value
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) {
    return mapField(field.unwrap(), value, changes, at)
  }
  const nested = mapNested(field, value, changes, at)
  const kind = fieldKinds.get(field)?.kind
  // The field's schema has parsed the value before it was stored.
  const change = kind && (changes[kind] as ((value: unknown, at: string) => unknown) | undefined)
  return change ? change(nested, at) : nested
}

function mapNested(field: z.core.$ZodType, value: unknown, changes: Changes, at: string): unknown {
  if (field === mediaReference) return value // the answer of the media service, not an editor's
  if (field instanceof z.ZodObject) {
    return typeof value === 'object' ? mapFields(field, { ...value }, changes, at) : value
  }
  if (field instanceof z.ZodArray) {
    if (!Array.isArray(value)) return value
    return value.map((item, index) => mapField(field.element, item, changes, `${at}.${index}`))
  }
  if (field instanceof z.ZodUnion) {
    const fitting = field.options.find((option) => z.safeParse(option, value).success)
    return fitting ? mapField(fitting, value, changes, at) : null
  }
  if (field instanceof z.ZodRecord) {
    const { valueType } = field
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        mapField(valueType, item, changes, `${at}.${name}`),
      ]),
    )
  }
  // HTML inside a type that is not walked would be stored without cleaning.
  if (!PLAIN_TYPES.includes(field._zod.def.type)) throw new Error(`${at} has an unknown field type`)
  return value
}
