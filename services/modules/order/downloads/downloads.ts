import { createHmac } from 'node:crypto'
import type { Clock } from '#services/platform/clock.ts'
import { sameText } from '#services/platform/http/same-text.ts'

/** As long as a page with the link may stay open. */
const LIFETIME_MS = 24 * 60 * 60_000
const PURPOSE = 'order-download'

export const DRAWN_KINDS = ['order', 'tickets', 'ticket', 'hub3', 'epc'] as const
export type DrawnKind = (typeof DRAWN_KINDS)[number]
type DownloadKind = DrawnKind | 'file'

type Deps = { readonly secret: string; readonly clock: Clock }

/** A signed path that expires; nothing is stored. */
export function downloadPath(kind: DownloadKind, slug: string, { secret, clock }: Deps): string {
  // Rounded to the hour, so that a page has the same path for a while.
  const hour = 3_600_000
  const expires = Math.ceil((clock.now().getTime() + LIFETIME_MS) / hour) * hour
  const text = expires.toString(36)
  return `/download/${kind}/${slug}.${text}.${sign({ kind, slug, expires: text }, secret)}`
}

/** The signed name, an order's slug or a file; null for a path that is invalid or expired. */
export function openDownload(
  kind: DownloadKind,
  token: string,
  { secret, clock }: Deps,
): string | null {
  const [slug = '', expires = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !sameText(signature, sign({ kind, slug, expires }, secret))) return null
  return Number.parseInt(expires, 36) > clock.now().getTime() ? slug : null
}

/** Name of a part of an order line, such as a file; no slug contains its separator. */
export function partName(slug: string, lineId: number, partId: number): string {
  return [slug, lineId, partId].join('~')
}

/** Also reads the name of a whole order, which is its slug. */
export function readPartName(name: string) {
  const [slug = '', lineId = '', partId = ''] = name.split('~')
  return { slug, lineId: Number(lineId), partId: Number(partId) }
}

function sign(
  path: { readonly kind: DownloadKind; readonly slug: string; readonly expires: string },
  secret: string,
): string {
  const { kind, slug, expires } = path
  const key = createHmac('sha256', secret).update(PURPOSE).digest()
  return createHmac('sha256', key).update(`${kind}.${slug}.${expires}`).digest('base64url')
}
