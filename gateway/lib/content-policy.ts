type PolicyOptions = {
  readonly publicUrl: string
  readonly mediaUrl?: string | undefined
  /**
   * In addition to our own stylesheets: the hash of a style element, or `'unsafe-inline'` in
   * development.
   */
  readonly styleSource?: string | undefined
  /** Providers, on every page: the policy of the first page stays while others are opened. */
  readonly paymentHosts?: {
    readonly forms: readonly string[]
    readonly scripts: readonly string[]
  }
  /** Of a tag manager and of what it loads. */
  readonly tagHosts?: readonly string[]
  /** Sites that sections of pages show in frames. */
  readonly embedHosts?: readonly string[] | undefined
}

/** No inline script, inline style or nonce, so that a cached page is valid for everyone. */
export function contentPolicy(options: PolicyOptions): string {
  const { publicUrl, mediaUrl, styleSource, paymentHosts, tagHosts } = options
  const media = mediaUrl?.startsWith('http') ? ` ${new URL(mediaUrl).origin}` : ''
  const forms = sources(paymentHosts?.forms)
  const scripts = sources([...(paymentHosts?.scripts ?? []), ...(tagHosts ?? [])])
  const frames = scripts + sources(options.embedHosts)
  const policy = [
    `default-src 'self'`,
    `script-src 'self'${scripts}`,
    `style-src 'self'${styleSource ? ` ${styleSource}` : ''}`,
    `img-src 'self' data:${media}${scripts}`,
    ...(frames ? [`frame-src 'self'${frames}`] : []),
    ...(scripts ? [`connect-src 'self'${scripts}`] : []),
    `form-action 'self'${forms}`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ]
  if (publicUrl.startsWith('https://')) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

function sources(origins: readonly string[] = []): string {
  return origins.map((origin) => ` ${origin}`).join('')
}
