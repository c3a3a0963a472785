type PolicyOptions = {
  readonly publicUrl: string
  readonly mediaUrl?: string | undefined
  /** Hash of a style element that pages without a stylesheet carry. */
  readonly styleHash?: string
}

/** No inline script or style and no nonce, so that a cached page stays valid for everyone. */
export function contentPolicy({ publicUrl, mediaUrl, styleHash }: PolicyOptions): string {
  const media = mediaUrl?.startsWith('http') ? ` ${new URL(mediaUrl).origin}` : ''
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'${styleHash ? ` ${styleHash}` : ''}`,
    `img-src 'self' data:${media}`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ]
  if (publicUrl.startsWith('https://')) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}
