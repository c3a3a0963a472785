import type { CallInput, CallOutput } from '#services/contract/call.ts'
import type { updateGuestUser } from '#services/contract/checkout.ts'
import {
  type CartContents,
  type CartRequest,
  type CartWrite,
  changeCartIn,
  isDigitalOnly,
  openCart,
  readContents,
  readerOf,
  setChoices,
} from '#services/modules/cart/api.ts'
import {
  type AddressInput,
  accountById,
  lockAccount,
  rememberAddress,
} from '#services/modules/user/api.ts'
import { readingFromCache } from '#services/platform/cached-reads.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { type CheckedAddresses, checkAddresses, toOrderAddress, unfit } from './address-check.ts'
import { checkoutState, customerOf } from './buyer.ts'
import { readCheckout, writeCheckout } from './checkout-store.ts'
import { signGuestToken } from './guest-token.ts'
import { dropUnfitPayment } from './payment-choice.ts'
import { noBuyer } from './refusals.ts'

type Input = CallInput<typeof updateGuestUser>
type Given = Omit<Input, 'addresses'> & {
  readonly addresses?: readonly AddressInput[] | undefined
}
type Answer = CallOutput<typeof updateGuestUser>

/** Stores the buyer. A customer's new addresses are added to the account. */
export async function saveBuyer(deps: ModuleDeps, input: Given, scope: Scope): Promise<Answer> {
  const { cartId, protectCode } = input
  const request: CartRequest = { cartId, protectCode }
  const fromCache = await readingFromCache(scope.db)
  return await inTransaction(scope.db, async (plain) => {
    const trx = fromCache(plain)
    if (scope.principal) await lockAccount(trx, scope.principal.userId)
    const cart = await changeCartIn(trx, request, scope, async (write) => {
      const { products } = await writeBuyer(write, { input, scope })
      await dropUnfitPayment(write, { config: deps.config, language: scope.language }, products)
      return { products }
    })
    return { ...(await savedBuyer(trx, { deps, request, scope })), cart }
  })
}

async function savedBuyer(
  trx: Trx,
  { deps, request, scope }: { deps: ModuleDeps; request: CartRequest; scope: Scope },
): Promise<Answer> {
  const cart = await openCart(trx, request)
  const stored = await readCheckout(trx, cart.id)
  if (!stored) throw noBuyer()
  const isCustomer = customerOf(scope, cart) !== null
  const { id, email } = stored
  const signer = { secret: deps.config.sessionSecret, clock: scope.clock }
  const reader = { ...scope, db: trx }
  const contents = await readContents(readerOf(request, reader), cart)
  return {
    guestUser: { id: isCustomer ? null : id, email },
    guestToken: isCustomer ? null : signGuestToken({ email, cartId: cart.id }, signer),
    checkout: await checkoutState(deps, reader, contents),
  }
}

async function writeBuyer(
  { trx, reader, cart }: CartWrite,
  { input, scope }: { readonly input: Given; readonly scope: Scope },
): Promise<CartContents> {
  const customer = customerOf(scope, cart)
  const [stored, account, contents] = await Promise.all([
    readCheckout(trx, cart.id),
    customer && accountById(trx, customer.userId),
    readContents(reader, cart),
  ])
  const isCompany = isOfCompany(input)
  const checked =
    input.addresses === undefined
      ? null
      : await checkAddresses(trx, withCompany(input.addresses, input.company), {
          isCompany,
          isDigitalOnly: isDigitalOnly(contents.lines),
        })
  if (checked === null) requireAddresses(input)
  const typed = input.email ?? checked?.shipping.contactEmail
  const email = typed ?? stored?.email ?? account?.email
  if (email === undefined) throw unfit('required', 'email')
  await writeCheckout(trx, cart.id, {
    email,
    shippingAddress: checked ? toOrderAddress(checked.shipping) : (stored?.shippingAddress ?? null),
    billingAddress: checked ? toBilling(checked) : (stored?.billingAddress ?? null),
    isCompany: checked ? isCompany : (stored?.isCompany ?? false),
    savedAt: reader.clock.now().toISOString(),
  })
  if (checked === null) return contents
  await setChoices(trx, cart.id, { deliveryCountryId: checked.shippingCountryId })
  if (!customer) return contents
  await rememberAddress(trx, customer.userId, checked.shipping)
  if (checked.billing) await rememberAddress(trx, customer.userId, checked.billing)
  return contents
}

function toBilling({ billing }: CheckedAddresses) {
  return billing && toOrderAddress(billing)
}

/** Callers of the specified API send the company beside the addresses. */
function withCompany(
  addresses: readonly AddressInput[],
  company: Given['company'],
): readonly AddressInput[] {
  if (!company?.name) return addresses
  return addresses.map((address) => ({
    ...address,
    companyName: address.companyName || company.name,
  }))
}

function isOfCompany({ isCompany, company, addresses = [] }: Given): boolean {
  if (isCompany !== undefined) return isCompany
  if (company?.name) return true
  return addresses.some(({ companyName, companyOIB }) => Boolean(companyName || companyOIB))
}

/** Requires addresses for these fields, which are stored in an address. */
function requireAddresses({ details, company, isCompany }: Given): void {
  const isLost = details !== undefined || company !== undefined || isCompany !== undefined
  if (isLost) throw unfit('required', 'addresses')
}
