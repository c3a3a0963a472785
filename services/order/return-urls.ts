import { Refusal } from '#services/platform/errors.ts'

export type ReturnUrls = { readonly successUrl: string; readonly failureUrl: string }

/** Where the browser goes after the payment: pages of this site only. */
export function returnUrls(
  given: { readonly successURL: string; readonly failureURL: string },
  publicUrl: string,
): ReturnUrls {
  return {
    successUrl: ownUrl(given.successURL, { publicUrl, field: 'successURL' }),
    failureUrl: ownUrl(given.failureURL, { publicUrl, field: 'failureURL' }),
  }
}

function ownUrl(
  given: string,
  { publicUrl, field }: { readonly publicUrl: string; readonly field: string },
): string {
  const url = URL.canParse(given) ? new URL(given) : null
  const isOwn = url?.origin === new URL(publicUrl).origin && url.username + url.password === ''
  if (!isOwn) {
    throw new Refusal(400, 'The address is not of this site.', { code: 'INVALID_INPUT', field })
  }
  // As it was parsed: what another parser would read differently does not get through.
  return url.href
}
