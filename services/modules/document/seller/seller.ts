import { z } from 'zod'
import { brokenRule } from '#services/contract/broken-rule.ts'
import type { FieldChange, Saved } from '#services/contract/history.ts'
import { isOib } from '#services/contract/rules/oib.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import { getSettings, lockSettings, setSetting } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { isIban } from './iban.ts'
import { insertVersion, readVersionAt } from './seller-versions.ts'

const GROUP = 'seller'
/** As its changes are recorded: there is one. */
export const SELLER_ENTITY = 'seller'

const line = z.string().trim().min(1).max(200)

/** The seller's details that the law requires, stored as settings of the group `seller`. */
const sellerRules = z.object({
  name: line,
  /** With the house number. */
  street: line,
  zipCode: line,
  city: line,
  oib: line.refine(isOib, 'is not an OIB'),
  /** Where it is registered and under which number. */
  registry: line,
  iban: line
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, 'is not an IBAN'),
  phone: line,
  email: z.email(),
})

export const SELLER_KEYS = sellerRules.keyof().options

export type Seller = Readonly<z.output<typeof sellerRules>>

/** Null before all of it is set; an invalid setting is an error. */
export async function seller(db: Db): Promise<Seller | null> {
  const settings = await getSettings(db, GROUP)
  return isComplete(settings) ? sellerRules.parse(Object.fromEntries(settings)) : null
}

/** Who sold at this moment, for documents of then. */
export async function sellerAt(db: Db, at: string): Promise<Seller | null> {
  const body = await readVersionAt(db, at)
  return body === null ? await seller(db) : sellerRules.parse(JSON.parse(body))
}

export async function hasSeller(db: Db): Promise<boolean> {
  return isComplete(await getSettings(db, GROUP))
}

function isComplete(settings: ReadonlyMap<string, string>): boolean {
  return SELLER_KEYS.every((key) => settings.has(key))
}

/** Sets all of it, as a seed does, without a history. */
export async function saveSeller(trx: Trx, given: Seller): Promise<void> {
  await write(trx, sellerRules.parse(given), SELLER_KEYS, '')
}

/** Merges what a command was given into what is stored; the result must be complete. */
export async function saveSellerPart(
  trx: Trx,
  given: Readonly<Record<string, string>>,
  changing: Changing,
): Promise<void> {
  const existing = Object.fromEntries(await getSettings(trx, GROUP))
  sellerRules.parse({ ...existing, ...given })
  const changes = Object.entries(given).map(([path, value]) => {
    return { path, base: existing[path] ?? null, value }
  })
  await changeSeller(trx, changes, { ...changing, findPerson: async () => null })
}

/** Applies what still has its base; the result must be complete. */
export async function changeSeller(
  trx: Trx,
  changes: readonly FieldChange[],
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  await lockSettings(trx)
  const existing = Object.fromEntries(await getSettings(trx, GROUP))
  const stranger = changes.find(({ path }) => !SELLER_KEYS.some((key) => key === path))
  if (stranger) throw invalid('unknown', stranger.path)
  const wanted = parsed({
    ...existing,
    ...Object.fromEntries(changes.map(({ path, value }) => [path, value ?? undefined])),
  })
  const at = clock.now().toISOString()
  return await saveChanges(
    trx,
    { entity: SELLER_ENTITY, id: SELLER_ENTITY, author, at },
    {
      current: Object.fromEntries(SELLER_KEYS.map((key) => [key, existing[key] ?? null])),
      // In the form in which they are stored.
      changes: changes.map((change) => ({ ...change, value: valueAt(wanted, change.path) })),
      async apply(values) {
        const applied = SELLER_KEYS.filter((key) => values.has(key))
        await write(trx, parsed({ ...existing, ...Object.fromEntries(values) }), applied, at)
      },
    },
    findPerson,
  )
}

function valueAt(of: Seller, path: string): string | null {
  const key = SELLER_KEYS.find((one) => one === path)
  return key === undefined ? null : of[key]
}

function parsed(given: object): Seller {
  const { data, error } = sellerRules.safeParse(given)
  if (data) return data
  const [issue] = error.issues
  const rule = issue ? brokenRule(issue) : 'format'
  throw invalid(/^[a-z]+(:\d+)?$/i.test(rule) ? rule : 'format', issue?.path.join('.') ?? '')
}

function invalid(rule: string, field: string): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}

async function write(
  trx: Trx,
  all: Seller,
  keys: readonly (keyof Seller)[],
  at: string,
): Promise<void> {
  for (const key of keys) await setSetting(trx, { group: GROUP, key, value: all[key] })
  await insertVersion(trx, JSON.stringify(all), at)
}
