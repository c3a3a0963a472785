import type { Domain } from '#services/modules/settings/api.ts'

/** The domain in the referer, otherwise the default one. */
export function domainOf(referer: string | undefined, domains: readonly Domain[]): Domain {
  const host = hostOf(referer)
  const found =
    domains.find((domain) => domain.host === host) ?? domains.find(({ isDefault }) => isDefault)
  if (!found) throw new Error('The site has no default domain')
  return found
}

function hostOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null
  return new URL(referer).host.replace(/^www\./, '')
}

/** The default domain uses the deployment's public URL, with its port. */
export function urlOf({ host, isDefault }: Domain, publicUrl: string): string {
  return isDefault ? publicUrl : `${new URL(publicUrl).protocol}//${host}`
}

export function subdomainOf({ host }: Domain): string {
  const labels = host.replace(/:\d+$/, '').split('.')
  const isAddress = labels.every((label) => /^\d+$/.test(label))
  return labels.length > 2 && !isAddress ? labels.slice(0, -2).join('.') : ''
}
