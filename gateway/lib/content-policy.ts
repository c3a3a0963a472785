type PolicyOptions = {
  readonly publicUrl: string
  readonly mediaUrl?: string | undefined
  /**
   * In addition to our own stylesheets: the hash of a style element, or `'unsafe-inline'` in
   * development.
   */
  readonly styleSource?: string | undefined
}

/** No inline script, inline style or nonce, so that a cached page is valid for everyone. */
export function contentPolicy({ publicUrl, mediaUrl, styleSource }: PolicyOptions): string {
  const media = mediaUrl?.startsWith('http') ? ` ${new URL(mediaUrl).origin}` : ''
  const policy = [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'${styleSource ? ` ${styleSource}` : ''}`,
    `img-src 'self' data:${media}`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ]
  if (publicUrl.startsWith('https://')) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}
