import { z } from 'zod'

/** Paths of values that a letter may have or lack, and which of them this sample has. */
type Choice = (path: string) => boolean

const MOMENT = '2026-03-02T09:00:00.000Z'
const CENTS = 12_345
const WORD = 'Šal'

/**
 * Values as a letter may be written of: first all that it may hold, then with one or two values
 * less, and at last the least and all that is next to it.
 */
export function* samplesOf(type: z.core.$ZodType, origin: string): Generator<unknown> {
  const paths = new Set<string>()
  const sample = (has: Choice) => sampleOf(type, { has, origin, path: '' })
  yield sample((path) => {
    paths.add(path)
    return true
  })
  const all = [...paths]
  for (const one of all) yield sample((path) => path !== one)
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) yield sample((path) => path !== one && path !== other)
  }
  yield sample(() => false)
  for (const one of all) yield sample((path) => path === one)
}

type Sampling = { readonly has: Choice; readonly origin: string; readonly path: string }

function sampleOf(type: z.core.$ZodType, sampling: Sampling): unknown {
  const { has, origin, path } = sampling
  const example = z.globalRegistry.get(type)?.['example']
  if (type instanceof z.ZodURL) return new URL(`${example ?? '/'}`, origin).href
  if (type instanceof z.ZodNumber) return has(path) ? (example ?? CENTS) : 0
  if (example !== undefined) return example
  if (type instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(type.shape).map(([name, field]) => [
        name,
        sampleOf(field, { ...sampling, path: `${path}.${name}` }),
      ]),
    )
  }
  if (type instanceof z.ZodArray) {
    return has(path) ? [sampleOf(type.element, { ...sampling, path: `${path}[]` })] : []
  }
  if (type instanceof z.ZodNullable) {
    return has(path) ? sampleOf(type.unwrap(), { ...sampling, path: `${path}?` }) : null
  }
  if (type instanceof z.ZodPipe) return sampleOf(type.in, sampling)
  if (type instanceof z.ZodBoolean) return has(path)
  if (type instanceof z.ZodEnum) {
    const chosen = type.options.filter((option) => has(`${path}=${option}`))
    return chosen[0] ?? type.options[0]
  }
  if (type instanceof z.ZodISODateTime) return MOMENT
  if (type instanceof z.ZodString) return WORD
  throw new Error(`No sample for ${type._zod.def.type}`)
}
