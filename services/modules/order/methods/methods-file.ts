import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

/** Codes that a file may name. */
export type Known = {
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly adapters: readonly string[]
  readonly deliveries: readonly string[]
}

const CENTS_MAX = 10_000_000
const CODE_MAX = 60
const NAME_MAX = 200
const DESCRIPTION_MAX = 2_000

const code = z
  .string()
  .max(CODE_MAX)
  .regex(/^[a-z0-9-]+$/, 'must be of a–z, 0–9 and hyphens')
const line = z.string().trim().min(1).max(NAME_MAX)
const cents = z.int().min(0).max(CENTS_MAX)
const place = z.int().min(0).max(10_000)
const days = z.int().min(0).max(365)
const weekday = z.int().min(1).max(7)
const clockTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be like 08:30')
const methodText = z.strictObject({
  name: line,
  description: z.string().trim().max(DESCRIPTION_MAX),
})

const hours = z
  .strictObject({
    firstDay: weekday,
    lastDay: weekday,
    opens: clockTime,
    closes: clockTime,
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'is before firstDay',
  })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'is not after opens' })

const branch = z.strictObject({
  code,
  isActive: z.boolean(),
  name: line,
  street: line,
  zipCode: line,
  city: line,
  hours: z
    .array(hours)
    .superRefine(noneTwice(({ firstDay, opens }) => `${firstDay} ${opens}`))
    .transform((all) => all.toSorted(byDayAndTime)),
})

/** The file that `npm run methods` prints and reads. */
export function methodsFile({ languages, countries, adapters, deliveries: existing }: Known) {
  const texts = z
    .record(
      z.string().refine((one) => languages.includes(one)),
      methodText,
    )
    .refine((all) => DEFAULT_LANGUAGE in all, {
      path: [DEFAULT_LANGUAGE],
      error: 'is required, other languages fall back to it',
    })
  const delivery = z
    .strictObject({
      code,
      isActive: z.boolean(),
      kind: z.enum(['address', 'branch']),
      position: place,
      priceCents: cents,
      taxBasisPoints: z.int().min(0).max(10_000),
      canBeFree: z.boolean(),
      minDays: days,
      maxDays: days,
      countries: codesOf(z.enum(countries)),
      texts,
      branches: z.array(branch).superRefine(noneTwice((one) => one.code)),
    })
    .refine(({ minDays, maxDays }) => minDays <= maxDays, {
      path: ['maxDays'],
      error: 'is less than minDays',
    })
  const payment = z.strictObject({
    code,
    isActive: z.boolean(),
    adapter: z.enum(adapters),
    position: place,
    maxCents: cents.min(1).nullable(),
    exceptDeliveries: codesOf(code),
    texts,
  })
  return z
    .strictObject({
      deliveries: z.array(delivery).superRefine(noneTwice((one) => one.code)),
      payments: z.array(payment).superRefine(noneTwice((one) => one.code)),
    })
    .superRefine(({ deliveries, payments }, context) => {
      const known = new Set([...existing, ...deliveries.map((one) => one.code)])
      for (const [index, { exceptDeliveries }] of payments.entries()) {
        for (const unknown of exceptDeliveries.filter((one) => !known.has(one))) {
          const path = ['payments', index, 'exceptDeliveries']
          context.addIssue({ code: 'custom', path, message: `no delivery is ${unknown}` })
        }
      }
    })
}

export type MethodsFile = z.output<ReturnType<typeof methodsFile>>

function codesOf<Code extends z.ZodType<string>>(one: Code) {
  return z.array(one).transform((all) => [...new Set(all)].toSorted())
}

function byDayAndTime(
  one: { readonly firstDay: number; readonly opens: string },
  other: { readonly firstDay: number; readonly opens: string },
): number {
  return one.firstDay - other.firstDay || (one.opens < other.opens ? -1 : 1)
}

function noneTwice<Item>(keyOf: (item: Item) => string) {
  return (items: readonly Item[], context: z.core.$RefinementCtx) => {
    const seen = new Set<string>()
    for (const [index, item] of items.entries()) {
      const key = keyOf(item)
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', path: [index], message: `${key} is there twice` })
      }
      seen.add(key)
    }
  }
}
