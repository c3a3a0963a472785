import { keepInAccount } from '#gateway/adapters/account-addresses.ts'
import { openNote, sealDraft, stateOfDraft } from '#gateway/adapters/checkout-draft.ts'
import { refuseMalformed } from '#gateway/adapters/malformed.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { SaveCheckoutAddressInput } from '#gateway/generated/resolvers.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import { updateGuestUser } from '#services/contract/checkout.ts'
import { checkoutAddressRules } from '#services/contract/rules/checkout.ts'
import { toServiceAddress } from './mappers.ts'

/** Returns the cart, which may have changed with the address; null when there is none. */
export async function saveAddress(
  input: SaveCheckoutAddressInput,
  context: GatewayContext,
): Promise<Cart | null> {
  const { dataSources, layout } = context
  if (layout?.hasExtensions ?? true) return await saveAtService(input, context)
  return (await saveInSteps(input, context)) ? await dataSources.cart.reload() : null
}

async function saveAtService(
  input: SaveCheckoutAddressInput,
  { dataSources, session }: GatewayContext,
): Promise<Cart | null> {
  const isCompany = input.isCompany ?? false
  const saved = await dataSources.cart.send(updateGuestUser, { ...toGuestUser(input), isCompany })
  if (!saved) return null
  dataSources.checkout.clear()
  if (saved.checkout) dataSources.checkout.known(saved.checkout)
  if (saved.guestToken) session.credentials.guest.keepCheckoutToken(saved.guestToken)
  return saved.cart ? dataSources.cart.known(saved.cart) : await dataSources.cart.reload()
}

/**
 * With the specification's calls only: a guest's addresses go to the cart, a customer's to the
 * account. The platform answers neither again, so the buyer carries them.
 */
async function saveInSteps(
  input: SaveCheckoutAddressInput,
  context: GatewayContext,
): Promise<boolean> {
  const { dataSources, session, upstream } = context
  refuseWrongAddresses(input, context)
  const { shipping, billing } = addressesOf(input)
  const cart = await dataSources.cart.current()
  if (!cart) return false
  const countries = await dataSources.checkout.countries(cart)
  const account = session.hasTokens()
    ? await keepInAccount({ shipping, billing }, { upstream, countries })
    : null
  if (!account) await dataSources.cart.send(updateGuestUser, toGuestUser(input))
  const { guest } = session.credentials
  const draft = {
    ...{ cartId: cart.id, email: shipping.contactEmail, country: shipping.country, account },
    ...{ shippingAddress: shipping, billingAddress: billing, isCompany: input.isCompany ?? false },
    instructions: openNote(guest.checkoutToken(), cart.id),
  }
  guest.keepCheckoutToken(sealDraft(draft))
  dataSources.checkout.known(stateOfDraft(draft))
  return true
}

function addressesOf({ shippingAddress, billingAddress }: SaveCheckoutAddressInput) {
  return {
    shipping: toServiceAddress('shipping', shippingAddress),
    billing: billingAddress ? toServiceAddress('billing', billingAddress) : null,
  }
}

function toGuestUser(input: SaveCheckoutAddressInput) {
  const { shipping, billing } = addressesOf(input)
  const { firstName, lastName, contactEmail: email } = shipping
  const { companyName, street, houseNumber, zipCode, city } = billing ?? shipping
  const company = {
    name: companyName ?? '',
    address: `${street} ${houseNumber}, ${zipCode} ${city}`,
  }
  return {
    email,
    addresses: billing ? [shipping, billing] : [shipping],
    details: { firstName, lastName },
    ...(input.isCompany ? { company } : {}),
  }
}

/** The platform's own rules are unknown; ours come first. */
function refuseWrongAddresses(input: SaveCheckoutAddressInput, { layout }: GatewayContext): void {
  const isNameChecked = layout?.checkout.validateSpecialCharacters ?? true
  const isNumberChecked = layout?.checkout.checkCompanyNumber ?? true
  const isCompany = input.isCompany ?? false
  const { shipping, billing } = addressesOf(input)
  const rules = (ofCompany: boolean) =>
    checkoutAddressRules({ isNameChecked, isCompany: ofCompany, isNumberChecked })
  const { service } = updateGuestUser
  refuseMalformed(service, rules(isCompany && !billing).safeParse(shipping), 'shippingAddress')
  if (billing) refuseMalformed(service, rules(isCompany).safeParse(billing), 'billingAddress')
}
