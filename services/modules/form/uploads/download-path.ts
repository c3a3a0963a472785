import { z } from 'zod'
import type { Clock } from '#services/platform/clock.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

/** As long as an answer may be looked at before its files are opened. */
const LIFETIME_MS = 60 * 60_000
const PURPOSE = 'form-file'

const claims = z.object({ file: z.int(), until: z.int() })

type Signing = { readonly secret: string; readonly clock: Clock }

/** A signed address of a file of an answer, for staff who read that answer. */
export function downloadPath(file: number, { secret, clock }: Signing): string {
  const until = clock.now().getTime() + LIFETIME_MS
  return `/download/form-file?token=${signToken({ file, until }, { purpose: PURPOSE, secret })}`
}

/** Id of the file; null for an address that was not signed, or has expired. */
export function readDownload(token: string, { secret, clock }: Signing): number | null {
  const wanted = readToken(token, claims, { purpose: PURPOSE, secret })
  return wanted && wanted.until > clock.now().getTime() ? wanted.file : null
}
