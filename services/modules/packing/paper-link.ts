import { z } from 'zod'
import { PAPER_KINDS } from '#services/contract/packing.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

const LIFETIME_MS = 10 * 60_000
const PURPOSE = 'packing-papers'

const claims = z.object({
  numbers: z.array(z.string()),
  kind: z.enum(PAPER_KINDS),
  until: z.string(),
})

type Named = Omit<z.output<typeof claims>, 'until'>
type Signing = Pick<ModuleDeps, 'clock' | 'config'>

/** A signed path that expires; nothing is stored. */
export function paperLink(named: Named, { clock, config }: Signing) {
  const until = new Date(clock.now().getTime() + LIFETIME_MS).toISOString()
  const signing = { purpose: PURPOSE, secret: config.sessionSecret }
  return { until, path: `/download/packing?token=${signToken({ ...named, until }, signing)}` }
}

/** Null for a path that is invalid or expired. */
export function openPaperLink(token: string, { clock, config }: Signing): Named | null {
  const named = readToken(token, claims, { purpose: PURPOSE, secret: config.sessionSecret })
  return named && named.until > clock.now().toISOString() ? named : null
}
