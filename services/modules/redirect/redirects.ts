import type { Saved } from '#services/contract/history.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { newestAddress } from './live-addresses.ts'
import { BELOW, checkPaths, pathIn } from './path.ts'
import {
  countFailedRequest,
  countRedirect,
  deleteRedirect,
  firstRedirect,
  lockRedirects,
  writeRedirect,
} from './redirect-store.ts'

const REDIRECTS_TAG = 'redirects'
/** Longer chains are refused as loops. */
const MOST_STEPS = 10

type Given = {
  readonly path: string
  /** What the form began with; null when there was no redirect. */
  readonly base: string | null
  /** Null deletes it. */
  readonly target: string | null
}
export type Saving = Changing & Pick<ModuleDeps, 'findPerson'>

/** Makes, changes or deletes the redirect of a path. Both are paths of this site. */
export async function saveRedirect(trx: Trx, given: Given, saving: Saving): Promise<Saved> {
  await lockRedirects(trx)
  const at = saving.clock.now().toISOString()
  const { path, target } = await checked(trx, given)
  const current = (await firstRedirect(trx, [path]))?.target ?? null
  return await saveChanges(
    trx,
    { entity: 'redirect', id: path, author: saving.author, at },
    {
      current: { target: current },
      changes: [{ path: 'target', base: given.base, value: target }],
      async apply() {
        if (target === null) await deleteRedirect(trx, path)
        else await writeRedirect(trx, { path, target }, at)
        await addChanges(trx, [REDIRECTS_TAG])
      },
    },
    saving.findPerson,
  )
}

async function checked(trx: Trx, given: Given): Promise<Pick<Given, 'path' | 'target'>> {
  const { path, target } = checkPaths({ ...given, target: given.target ?? '/' })
  if (given.target === null) return { path, target: null }
  let next: string | null = target
  for (let step = 0; next !== null; step += 1) {
    if (step === MOST_STEPS || isSentBy(path, pathIn(next))) throw loop()
    next = (await findRedirect(trx, pathIn(next)))?.target ?? null
  }
  return { path, target }
}

function isSentBy(path: string, target: string): boolean {
  return path === target || (path.endsWith(BELOW) && target.startsWith(path.slice(0, -1)))
}

function loop(): Refusal {
  return new Refusal(409, 'The target leads back to the path.', {
    ...{ code: 'REDIRECT_LOOP', field: 'target' },
  })
}

type Sent = {
  /** Of the redirect, such as `/old/*`. */
  readonly from: string
  readonly target: string
}

/** Its own redirect goes before that of everything below a path, the longest first. */
export async function findRedirect(db: Db, path: string): Promise<Sent | null> {
  const parts = path.split('/')
  const above = parts.map((_, at) => parts.slice(0, at).join('/') + BELOW).toReversed()
  const redirect = await firstRedirect(db, [path, ...above.slice(0, -2)])
  if (!redirect) return null
  const { path: from, target } = redirect
  if (!from.endsWith(BELOW) || !target.endsWith(BELOW)) return { from, target }
  return { from, target: target.slice(0, -BELOW.length) + path.slice(from.length - BELOW.length) }
}

/** Where a missing path is sent in the end; without a redirect it is recorded for staff. */
export async function noteFailedRequest(
  db: Db,
  { path: given, at }: { readonly path: string; readonly at: string },
): Promise<string | null> {
  const path = pathIn(given)
  const sent = await findRedirect(db, path)
  await inTransaction(db, (trx) =>
    sent ? countRedirect(trx, sent.from, at) : countFailedRequest(trx, path, at),
  )
  return sent && (await lastTarget(db, sent.target))
}

/** Visitors are sent once, also where a target was sent on or renamed later. */
async function lastTarget(db: Db, first: string): Promise<string> {
  let target = first
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = await findRedirect(db, pathIn(target))
    if (!next) break
    target = next.target
  }
  return await newestAddress(db, target)
}
