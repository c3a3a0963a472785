import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { checkMemberBarcode } from '#services/contract/user.ts'

type Claimed = {
  readonly barcode?: string | null | undefined
  /** Must match the name on the card; other platforms do not compare it. */
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** Checks a form's card before the write, for platforms whose write does not. */
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
