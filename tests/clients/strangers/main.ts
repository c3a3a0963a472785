// `node main.ts <client> <address of the shop>` prints what this client saw.

import { openApolloClient } from './apollo-client.ts'
import { follow } from './event-stream.ts'
import { openClient, type Tokens } from './fetch-client.ts'
import * as graph from './generated/graphql.ts'
import {
  chooseBundle,
  fillCart,
  logIn,
  lookAround,
  order,
  payInWebView,
  type Shopper,
  statusOf,
} from './journey.ts'
import { openUrqlClient } from './urql-client.ts'

const [client = '', site = ''] = process.argv.slice(2)
const url = `${site}/graphql`
const PASSWORD = 'rukomet-na-otoku'

/** A customer, whose access token expires on the way and who pays by card. */
async function withFetch() {
  const tokens: Tokens = {}
  const ask = openClient(url, tokens)
  const shopper: Shopper = { site, tokens, ask }
  const { card, ...seen } = await lookAround(shopper)
  await fillCart(shopper, card.id)
  const me = await logIn(shopper, 'ana@navijaci.example', PASSWORD)

  const before = tokens.refresh
  tokens.access = 'a.token.of-yesterday'
  const [customer, wish] = await Promise.all([
    ask(graph.CustomerDocument, {}),
    ask(graph.MakeWishDocument, { productId: card.id, isWished: true }),
  ])
  const isRefreshed = tokens.refresh !== before
  const { wishlist } = await ask(graph.WishesDocument, { page: 1 })

  const versions: (number | null | undefined)[] = []
  for await (const { cartChanged } of follow(url, tokens, graph.FollowCartDocument)) {
    versions.push(cartChanged.version)
    if (versions.length > 1) break
    await fillCart(shopper, card.id)
  }

  const placed = await order(shopper, 'PROVIDER')
  const back = await payInWebView(site, placed.payment ?? null)
  const { state, paymentState } = await statusOf(shopper, placed.order.id)
  const { orders } = await ask(graph.OwnOrdersDocument, { page: 1 })
  const { logout } = await ask(graph.LogoutDocument, {})
  return {
    ...{ ...seen, isRefreshed, state, paymentState },
    isCustomer: customer.me?.id === me.id,
    wish: wish.setWish.__typename,
    isWished: wishlist?.items.some(({ productId }) => productId === card.id),
    hasCartGrown: Number(versions[1]) > Number(versions[0]),
    isBackForOrder: back.searchParams.get('orderSlug') === placed.order.id,
    isListed: orders?.items.some(({ id }) => id === placed.order.id),
    logout: logout.__typename,
  }
}

/** A customer who logs in first and pays by transfer. */
async function withUrql() {
  const tokens: Tokens = {}
  const { ask, first } = openUrqlClient(url, tokens)
  const shopper: Shopper = { site, tokens, ask }
  await logIn(shopper, 'luka@navijaci.example', PASSWORD)
  const { card, ...seen } = await lookAround(shopper)
  const cart = await fillCart(shopper, card.id)
  const { cartChanged } = await first(graph.FollowCartDocument)
  const { order: placed } = await order(shopper, 'TRANSFER')
  const { state, transfer } = await statusOf(shopper, placed.id)
  return {
    ...{ ...seen, state },
    isFollowed: cartChanged.version === cart.version,
    hasTransfer: Boolean(transfer?.iban && transfer.amount.amount === placed.prices.total.amount),
  }
}

/** A guest, who changes the cart, leaves the provider and pays by transfer instead. */
async function withApollo() {
  const tokens: Tokens = {}
  const shopper: Shopper = { site, tokens, ask: openApolloClient(url, tokens) }
  const { card, ...seen } = await lookAround(shopper)
  const full = await fillCart(shopper, card.id)
  const [line] = full.items
  const { removeCartItem } = await shopper.ask(graph.RemoveLineDocument, {
    itemId: line?.id ?? '',
  })
  const bundle = await shopper.ask(graph.AddToCartDocument, { input: await chooseBundle(shopper) })
  await fillCart(shopper, card.id)
  const { applyCoupon } = await shopper.ask(graph.UseCouponDocument, { code: 'NAVIJAC10' })
  const placed = await order(shopper, 'PROVIDER')
  const { checkout } = await shopper.ask(graph.CheckoutChoicesDocument, {})
  const { payOrder } = await shopper.ask(graph.PayAgainDocument, {
    input: { slug: placed.order.id },
  })
  const { state, canPay } = await statusOf(shopper, placed.order.id)
  return {
    ...{ ...seen, state, canPay },
    removed: removeCartItem.__typename,
    bundle: bundle.addToCart.__typename,
    coupon: applyCoupon.__typename,
    isCartGone: checkout === null,
    payment:
      payOrder.__typename === 'PayOrderSuccess'
        ? payOrder.payment?.__typename
        : payOrder.__typename,
  }
}

const CLIENTS: Readonly<Record<string, () => Promise<object>>> = {
  fetch: withFetch,
  urql: withUrql,
  apollo: withApollo,
}
process.stdout.write(JSON.stringify(await CLIENTS[client]?.()))
// A stream may still be open.
process.exit()
