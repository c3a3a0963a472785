import { z } from 'zod'
import { mediaReference } from '#services/contract/answers.ts'
import { type Fields, fieldKinds } from '#services/contract/sections/fields.ts'

type TextKind = 'text' | 'html' | 'path'

/** What a field of each kind says; null for a short sample. */
export type Fill = (kind: TextKind) => string | null

const SAMPLES: readonly string[] = [
  'Dan',
  '2026-01-01T10:00:00.000Z',
  'aqz-KE-bpKQ',
  'https://maps.example.com/embed',
]

/** Values that the fields accept: one entry in each list, and no null. */
export function sampleOf(fields: Fields, fill: Fill = () => null): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields.shape).flatMap(([name, field]) => {
      const value = sampleValue(field, fill)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function sampleValue(field: z.core.$ZodType, fill: Fill): unknown {
  if (field instanceof z.ZodNullable || field instanceof z.ZodOptional) {
    return field.unwrap() === mediaReference ? undefined : sampleValue(field.unwrap(), fill)
  }
  const kind = fieldKinds.get(field)?.kind
  if (kind === 'picture') return { mediaId: null }
  if (kind === 'partner') return { mediaId: null, ...sampleText(fill) }
  if (kind === 'references') return []
  if (kind === 'reference') return 1
  if (field instanceof z.ZodObject) return sampleOf(field, fill)
  if (field instanceof z.ZodArray) return sampleList(field, fill)
  if (field instanceof z.ZodBoolean) return false
  if (field instanceof z.ZodNumber) return field.minValue
  if (field instanceof z.ZodEnum) return field.options[0]
  const wanted = kind === undefined ? null : fill(kind)
  if (wanted !== null && z.safeParse(field, wanted).success) return wanted
  return kind === 'path' ? '/shop' : fitting(field)
}

function sampleText(fill: Fill): Record<string, string> {
  return { name: fill('text')?.slice(0, 80) ?? 'Dan', path: fill('path') ?? '/shop' }
}

function sampleList(field: z.ZodArray, fill: Fill): unknown[] {
  for (let count = 1; count < 5; count++) {
    const list = Array.from({ length: count }, () => sampleValue(field.element, fill))
    if (field.safeParse(list).success) return list
  }
  return [sampleValue(field.element, fill)]
}

function fitting(field: z.core.$ZodType): string {
  const found = SAMPLES.find((sample) => z.safeParse(field, sample).success)
  if (found === undefined) throw new Error('No sample fits the field.')
  return found
}
