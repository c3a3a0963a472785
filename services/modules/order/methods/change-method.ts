import type { z } from 'zod'
import { brokenRule } from '#services/contract/broken-rule.ts'
import type { FieldChange, FieldValue, Saved } from '#services/contract/history.ts'
import { type Changing, recordEdits, saveChanges } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { MethodKind } from './method-kinds.ts'
import { type Delivery, type Payment, partsOf, withParts } from './method-parts.ts'
import { type Known, methodsFile } from './methods-file.ts'

type Method = Delivery | Payment
export type Saving = Changing & Pick<ModuleDeps, 'findPerson'>
type Changed<Of> = {
  /** As it is; the caller has locked it. */
  readonly method: Of
  readonly changes: readonly FieldChange[]
  readonly known: Known
}

/** Applies what still has its base. */
export async function changeMethod<Of extends Method>(
  trx: Trx,
  kind: MethodKind<Of>,
  { method, changes, known }: Changed<Of>,
  { author, clock, findPerson }: Saving,
): Promise<Saved> {
  const current = partsIn(method, known)
  const stranger = changes.find(({ path }) => !(path in current || isOfBranch(path, method)))
  if (stranger) throw invalid('unknown', stranger.path)
  const given = new Map(changes.map(({ path, value }) => [path, value]))
  const wanted = partsIn(parsed(kind, withParts(method, given), known), known)
  return await saveChanges(
    trx,
    { entity: kind.entity, id: method.code, author, at: clock.now().toISOString() },
    {
      current,
      // In the form in which they are stored.
      changes: changes.map((change) => ({ ...change, value: wanted[change.path] ?? null })),
      apply: async (values) =>
        await kind.write(trx, parsed(kind, withParts(method, values), known)),
    },
    findPerson,
  )
}

/** Its history begins with one row. */
export async function addMethod<Of extends Method>(
  trx: Trx,
  kind: MethodKind<Of>,
  method: Of,
  { author, clock }: Changing,
): Promise<void> {
  await kind.write(trx, method)
  const added = { entity: kind.entity, id: method.code, author, at: clock.now().toISOString() }
  const [text] = Object.values(method.texts)
  await recordEdits(trx, added, [{ path: 'added', before: null, after: text?.name ?? '' }])
}

/** What of a file differs, each with the value that it has now; what the file lacks is no change. */
export function changesTo(method: Method, given: Method): FieldChange[] {
  const now = partsOf(method)
  const then = partsOf(given)
  const dropped = [...now.keys()].filter((path) => IN_LIST.test(path) && !then.has(path))
  return [
    ...[...then].map(([path, value]) => ({ path, base: now.get(path) ?? absent(path), value })),
    ...dropped.map((path) => ({ path, base: true, value: false })),
  ]
}

const IN_LIST = /^(countries|exceptDeliveries)\./

/** With a value of every path that a form can name. */
function partsIn(method: Method, known: Known): Readonly<Record<string, FieldValue>> {
  const choices =
    'branches' in method
      ? known.countries.map((iso) => `countries.${iso}`)
      : known.deliveries.map((code) => `exceptDeliveries.${code}`)
  const texts = known.languages.flatMap((one) => [`texts.${one}.name`, `texts.${one}.description`])
  const paths = [...choices, ...texts]
  return {
    ...Object.fromEntries(paths.map((path) => [path, absent(path)])),
    ...Object.fromEntries(partsOf(method)),
  }
}

function absent(path: string): FieldValue {
  if (path.startsWith('texts.')) return ''
  return IN_LIST.test(path) ? false : null
}

/** Also of a branch that is not there yet. */
function isOfBranch(path: string, method: Method): boolean {
  return 'branches' in method && BRANCH.test(path)
}

const BRANCH = /^branches\.[a-z0-9-]+\.(isActive|name|street|zipCode|city|hours)$/

/** By the rules of the file. */
function parsed<Of extends Method>(kind: MethodKind<Of>, method: object, known: Known): Of {
  // With the input, since a text in place of a number is not one that is missing.
  const { data, error } = methodsFile(known).safeParse(kind.fileWith(method), {
    reportInput: true,
  })
  const [found] = data ? kind.of(data) : []
  if (found) return found
  throw faultOf(error?.issues ?? [], method)
}

/** The first fault, at the path of its value; entries of lists are named by their code. */
function faultOf([issue]: readonly z.core.$ZodIssue[], method: object): Refusal {
  const [, , key, at, ...rest] = issue?.path ?? []
  const branches = 'branches' in method ? (method.branches as readonly { code: string }[]) : []
  const name = key === 'branches' ? branches[Number(at)]?.code : at
  const rule = issue ? brokenRule(issue) : ''
  const path = [key, name, ...rest.slice(0, 1)].filter((part) => part !== undefined)
  return invalid(/^[a-z]+(:\d+)?$/i.test(rule) ? rule : 'format', path.join('.'))
}

function invalid(rule: string, field: string): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
