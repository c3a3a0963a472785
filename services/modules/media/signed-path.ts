import { z } from 'zod'
import type { Clock } from '#services/platform/clock.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import { type Addressed, originalPath, shortHash, urlTemplate } from './address.ts'

const PURPOSE = 'media'
const HOUR_MS = 3_600_000

const claims = z.object({ id: z.int(), hash8: z.string(), until: z.int() })

export type Signing = { readonly secret: string; readonly clock: Clock }

/**
 * Address of a picture that is not public, for one or two hours: it stays the same within an hour,
 * so that a browser caches the picture. `size` is the key of one, `original`, or `{size}` for a
 * template, since the signature opens every size.
 */
export function signedMediaPath(
  apiKeyId: string,
  media: Addressed,
  { size, secret, clock }: Signing & { readonly size: string },
): string {
  const until = Math.ceil(clock.now().getTime() / HOUR_MS + 1) * HOUR_MS
  const path =
    size === 'original'
      ? originalPath(apiKeyId, media)
      : urlTemplate(apiKeyId, media).replace('{size}', size)
  const given: z.input<typeof claims> = { id: media.id, hash8: shortHash(media.hash), until }
  return `${path}?token=${signToken(given, { purpose: PURPOSE, secret })}`
}

/** When the address of a picture ends; null when it opens nothing, or nothing any more. */
export function endOfSigned(
  token: string,
  { id, hash }: Addressed,
  { secret, clock }: Signing,
): Date | null {
  const given = readToken(token, claims, { purpose: PURPOSE, secret })
  const isOf = given?.id === id && given.hash8 === shortHash(hash)
  return isOf && given.until > clock.now().getTime() ? new Date(given.until) : null
}
