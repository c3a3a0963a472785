import { FALLBACK_STYLE_HASH } from './fallback-page.ts'

/**
 * No inline script or style and no nonce, so that a kept page stays valid for everyone.
 */
export function contentPolicy({ publicUrl, mediaUrl }: PolicyOptions): string {
  const media = mediaUrl?.startsWith('http') ? ` ${new URL(mediaUrl).origin}` : ''
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${FALLBACK_STYLE_HASH}`,
    `img-src 'self' data:${media}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ]
  if (publicUrl.startsWith('https://')) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

export type PolicyOptions = {
  readonly publicUrl: string
  readonly mediaUrl?: string | undefined
}
