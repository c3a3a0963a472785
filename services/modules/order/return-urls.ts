import { Refusal } from '#services/platform/errors.ts'

export type ReturnUrls = { readonly successUrl: string; readonly failureUrl: string }

/** URLs to which the browser returns after the payment: pages of this site only. */
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
  // The parsed form, so that another parser cannot read the URL differently.
  return url.href
}
