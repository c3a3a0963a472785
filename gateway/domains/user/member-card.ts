import type { GatewayContext } from '#gateway/context.ts'
import { checkMemberBarcode } from '#services/contract/user.ts'
import { formProblem, type Refused } from './problems.ts'

const BAD_CARD = 'membershipCardBarcodeInvalid'

type Claimed = {
  readonly barcode?: string | null | undefined
  /** Whom it must name; another platform does not look at it. */
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
}

/** Before anything else is done with it: nothing was changed when it is refused. */
export async function checkCard(
  claimed: Claimed,
  context: GatewayContext,
): Promise<Refused | null> {
  if (!claimed.barcode?.trim() || (await isCardValid(claimed, context))) return null
  return formProblem('INVALID_MEMBER_CARD', BAD_CARD, 'memberCardBarcode')
}

export async function isCardValid(
  { barcode, firstName, lastName }: Claimed,
  { upstream }: GatewayContext,
): Promise<boolean> {
  const { isValid } = await upstream.call(checkMemberBarcode, {
    barcode: barcode?.trim() ?? '',
    ...(firstName ? { firstName: firstName.trim() } : {}),
    ...(lastName ? { lastName: lastName.trim() } : {}),
  })
  return isValid
}
