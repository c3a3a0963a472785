import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallOutput } from '#services/contract/call.ts'
import { checkMemberBarcode, type getProfile } from '#services/contract/user.ts'

export type MemberCard = { readonly barcode: string; readonly until: string | null }

type Claimed = {
  readonly barcode?: string | null | undefined
  /** Must match the name on the card; other platforms do not compare it. */
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** The valid card of a profile; other platforms name only its number. */
export function memberCardOf({
  memberCard,
  memberCardBarcode,
}: Pick<CallOutput<typeof getProfile>, 'memberCard' | 'memberCardBarcode'>): MemberCard | null {
  if (memberCard) return { barcode: memberCard.barcode, until: memberCard.validUntil ?? null }
  return memberCard === undefined && memberCardBarcode
    ? { barcode: memberCardBarcode, until: null }
    : null
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
