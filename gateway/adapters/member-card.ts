import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { checkMemberBarcode } from '#services/contract/user.ts'

type Claimed = {
  readonly barcode?: string | null | undefined
  /** Must be the name on the card; another platform does not compare it. */
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** Another platform does not check the card of a form by itself: nothing is changed with a wrong one. */
export async function requireValidCard(claimed: Claimed, upstream: Upstream): Promise<void> {
  if (!claimed.barcode?.trim() || (await isCardValid(claimed, upstream))) return
  throw new UpstreamError({
    service: checkMemberBarcode.service,
    status: 400,
    code: 'INVALID_MEMBER_CARD',
    message: 'membershipCardBarcodeInvalid',
    field: 'memberCardBarcode',
  })
}

export async function isCardValid(
  { barcode, firstName, lastName }: Claimed,
  upstream: Upstream,
): Promise<boolean> {
  const { isValid } = await upstream.call(checkMemberBarcode, {
    barcode: barcode?.trim() ?? '',
    ...(firstName ? { firstName: firstName.trim() } : {}),
    ...(lastName ? { lastName: lastName.trim() } : {}),
  })
  return isValid
}
