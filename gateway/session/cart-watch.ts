import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { logged, noCart, UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getCartVersions, MAX_FOLLOWED_CARTS } from '#services/contract/cart.ts'
import type { CartSession } from './guest.ts'

/** The version is null once the cart was ordered, joined into another or deleted. */
export type CartChange = { readonly id: string; readonly version: number | null }

export type CartWatch = {
  /**
   * The version now, and after each change, until the signal aborts or the cart is over. Throws
   * where the session opens no cart, and over the limits.
   */
  follow(request: FollowRequest): Promise<AsyncGenerator<CartChange>>
  /** Ends all, and what is requested later after its first version. */
  close(): void
}

type FollowRequest = {
  readonly session: CartSession
  /** The internet connection, which can hold only so many open. */
  readonly place: string
  readonly signal: AbortSignal
}

type Limits = { readonly perCart: number; readonly perPlace: number; readonly all: number }

export type CartWatchOptions = {
  upstream(requestId: string, signal: AbortSignal): Upstream
  readonly log: Logger
  readonly limits?: Limits
}

/** Devices of one customer, connections of one place, and sockets of this process. */
const LIMITS: Limits = { perCart: 10, perPlace: 200, all: 5_000 }
const LOOK_MS = 1_000
const LONGEST_PAUSE_MS = 10_000

type Followed = {
  readonly session: CartSession
  followers: number
  /** Undefined before the first look. */
  version?: number | null
  /** The platform has no such call. */
  fault?: UpstreamError
  news: PromiseWithResolvers<void>
}

/**
 * One call a second reads the versions of all carts that are followed here: the same on both
 * engines and for any number of gateways and services, and nothing while no cart is followed.
 */
export function createCartWatch({ upstream, log, limits = LIMITS }: CartWatchOptions): CartWatch {
  const life = new AbortController()
  const carts = new Map<string, Followed>()
  const places = new Map<string, number>()
  let open = 0
  let isLooking = false

  /** Returns the cart and what leaves it, which may be called twice. */
  function enter({ session, place }: FollowRequest): readonly [Followed, leave: () => void] {
    // With its code: a wrong one must not join those that follow the cart.
    const key = JSON.stringify([session.cartId, session.protectCode])
    const cart = carts.get(key) ?? { session, followers: 0, news: Promise.withResolvers() }
    const inPlace = places.get(place) ?? 0
    const isFull = cart.followers >= limits.perCart || inPlace >= limits.perPlace
    if (isFull || open >= limits.all) throw tooMany()
    carts.set(key, cart)
    places.set(place, inPlace + 1)
    cart.followers += 1
    open += 1

    let isIn = true
    const leave = (): void => {
      if (!isIn) return
      isIn = false
      open -= 1
      cart.followers -= 1
      if (cart.followers === 0 && carts.get(key) === cart) carts.delete(key)
      const left = (places.get(place) ?? 1) - 1
      if (left === 0) places.delete(place)
      else places.set(place, left)
      announce(cart)
    }
    return [cart, leave]
  }

  async function lookWhileFollowed(): Promise<void> {
    const pauses = growingPauses({ firstMs: LOOK_MS, longestMs: LONGEST_PAUSE_MS })
    while (carts.size > 0) {
      try {
        await look()
        pauses.reset()
      } catch (error) {
        if (life.signal.aborted) return
        if (error instanceof UpstreamError && error.code === 'NOT_SUPPORTED') return giveUp(error)
        log.warn(logged(error), 'versions of followed carts unknown')
        await pauses.wait(life.signal)
      }
      await sleep(LOOK_MS, undefined, { signal: life.signal, ref: false })
    }
  }

  async function look(): Promise<void> {
    const followed = [...carts.values()]
    const source = upstream(randomUUID(), life.signal)
    for (let from = 0; from < followed.length; from += MAX_FOLLOWED_CARTS) {
      const part = followed.slice(from, from + MAX_FOLLOWED_CARTS)
      const input = { carts: part.map(({ session }) => session) }
      const { versions } = await source.call(getCartVersions, input)
      for (const [at, cart] of part.entries()) learn(cart, versions[at] ?? null)
    }
  }

  function learn(cart: Followed, version: number | null): void {
    if (version === cart.version) return
    cart.version = version
    announce(cart)
  }

  function giveUp(fault: UpstreamError): void {
    for (const cart of carts.values()) {
      cart.fault = fault
      announce(cart)
    }
    carts.clear()
  }

  function start(): void {
    if (isLooking) return
    isLooking = true
    lookWhileFollowed()
      // A pause that ends with this gateway.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }

  async function* changes(
    cart: Followed,
    signal: AbortSignal,
    leave: () => void,
  ): AsyncGenerator<CartChange> {
    let told: number | null | undefined
    try {
      while (!signal.aborted && !life.signal.aborted && !cart.fault) {
        const { version, session, news } = cart
        if (version === undefined || version === told) {
          await news.promise
          continue
        }
        yield { id: session.cartId, version }
        if (version === null) return
        told = version
      }
    } finally {
      leave()
    }
  }

  return {
    async follow(request) {
      const { signal } = request
      signal.throwIfAborted()
      const [cart, leave] = enter(request)
      // Also of a generator that is never read.
      signal.addEventListener('abort', leave, { once: true })
      try {
        start()
        while (cart.version === undefined && !cart.fault && !life.signal.aborted) {
          signal.throwIfAborted()
          await cart.news.promise
        }
        if (cart.fault) throw cart.fault
        if (cart.version === null) throw noCart()
        return changes(cart, signal, leave)
      } catch (error) {
        leave()
        throw error
      }
    },
    close() {
      life.abort()
      for (const cart of carts.values()) announce(cart)
    },
  }
}

function announce(cart: Followed): void {
  const { news } = cart
  cart.news = Promise.withResolvers()
  news.resolve()
}

function tooMany(): UpstreamError {
  return new UpstreamError({
    service: 'ecommerce',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many subscriptions are open.',
  })
}
