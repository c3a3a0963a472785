import { memberCardOf } from '#gateway/adapters/member-card.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { type CartProblem, cartProblem, toCartProblem } from '#gateway/upstream/cart-problems.ts'
import type { InputFields } from '#gateway/upstream/problem.ts'
import { orProblem } from '#gateway/upstream/problems.ts'
import type { TooMany } from '#gateway/upstream/too-many.ts'
import type { CallOptions } from '#gateway/upstream/upstream.ts'
import type { Call, CallInput } from '#services/contract/call.ts'
import { addItem, type beginCart } from '#services/contract/cart.ts'
import type { Cart } from '#services/contract/cart-answer.ts'

type Written<Name extends string> =
  | { readonly __typename: Name; readonly cart: Cart }
  | CartProblem
  | TooMany

/** Runs one write on the visitor's cart. */
export async function write<Name extends string, C extends Call>(
  name: Name,
  context: GatewayContext,
  call: C,
  {
    input,
    fields,
  }: {
    readonly input: Omit<CallInput<C>, 'cartId' | 'protectCode'>
    readonly fields?: InputFields
  },
): Promise<Written<Name>> {
  const send = () => context.dataSources.cart.write(call, input)
  return await written(name, context, { send, fields })
}

/** The first addition creates the cart. */
export async function addLine(
  line: CallInput<typeof beginCart>,
  options: CallOptions,
  context: GatewayContext,
): Promise<Written<'AddToCartSuccess'>> {
  const { dataSources, session, layout } = context
  const hasCart = session.credentials.guest.cart() !== null
  const isStranger = !hasCart && !session.hasTokens()
  const begins = isStranger && (layout?.hasExtensions ?? true)
  return await written('AddToCartSuccess', context, {
    send: () =>
      begins
        ? dataSources.cart.begin(line, options)
        : intoOpenCart(() => dataSources.cart.write(addItem, line, options), context),
    fields: { subject: 'productId' },
  })
}

async function written<Name extends string>(
  name: Name,
  { currency, log }: GatewayContext,
  {
    send,
    fields,
  }: { readonly send: () => Promise<Cart | null>; readonly fields: InputFields | undefined },
): Promise<Written<Name>> {
  return await orProblem<Written<Name>, CartProblem>(
    async () => {
      const cart = await send()
      if (cart) return { __typename: name, cart }
      log.info({ result: name }, 'Cart session not initialised')
      return cartProblem('NO_SESSION')
    },
    (refusal) => toCartProblem(refusal, currency, fields),
  )
}

/**
 * Creates the cart if there is none. An app that missed the end of its cart gets a new one too; a
 * browser gets the refusal, and its page leads home.
 */
async function intoOpenCart(
  send: () => Promise<Cart | null>,
  context: GatewayContext,
): Promise<Cart | null> {
  const { dataSources, session } = context
  const isNew = await dataSources.cart.ensure()
  if (isNew) await applyOwnCard(context)
  try {
    return await send()
  } catch (error) {
    const { isApp, guest } = session.credentials
    const isOver = guest.cart() === null
    if (isNew || !isApp || !isOver) throw error
  }
  return await intoOpenCart(send, context)
}

/** Members pay member prices from the first product on. */
async function applyOwnCard({ dataSources, session, log }: GatewayContext): Promise<void> {
  if (!session.hasTokens()) return
  const card = memberCardOf((await dataSources.user.me()) ?? {})
  if (card) await dataSources.cart.followCard(card, log)
}
