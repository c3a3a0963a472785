import { onVisitorChange, readVisitor } from '#client/features/auth/session/visitor.ts'
import { announceCart } from '#client/features/cart/state/announce-cart.ts'
import type { CartChange, CartStore } from '#client/features/cart/state/cart-store.ts'
import { type CartEnd, readCartChanges } from './cart-changes.ts'
import { readCartVersion } from './cart-version.ts'
import { isOrdering } from './ordering.ts'

const LOCK = 'cart-changes'
/**
 * A page hidden for this long releases the stream and refetches the cart when it is visible again.
 */
const HIDDEN_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

let isFollowing = false

/**
 * Subscribes to cart changes while the page is visible. A Web Lock elects one tab of the browser to
 * hold the stream; it notifies the others. Following ends when the cart no longer exists; an
 * emptied cart is still followed, because another device may fill it. Browsers without locks
 * refetch on return.
 */
export function followCart(cart: CartStore): void {
  if (isFollowing || navigator.locks === undefined) return
  isFollowing = true
  const life = new AbortController()
  let turn: AbortController | null = null
  let hiding: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    if (turn !== null) return
    const mine = new AbortController()
    turn = mine
    navigator.locks
      .request(LOCK, { signal: mine.signal }, () => listen(cart, mine.signal))
      .catch((error: unknown) => {
        if (!mine.signal.aborted) reportError(error)
      })
  }

  /**
   * Also called before the page enters the back-forward cache, which an open stream or a lock would
   * prevent.
   */
  function stop(): void {
    clearTimeout(hiding)
    turn?.abort()
    turn = null
  }

  function onVisibility(): void {
    clearTimeout(hiding)
    if (document.visibilityState === 'visible') start()
    else hiding = setTimeout(stop, HIDDEN_MS)
  }

  function endWithCart(): void {
    if (readVisitor(document.cookie).cartQuantity !== null) return
    isFollowing = false
    life.abort()
    stop()
    stopWaiting()
  }

  const { signal } = life
  const stopWaiting = onVisitorChange(endWithCart)
  document.addEventListener('visibilitychange', onVisibility, { signal })
  document.addEventListener('freeze', stop, { signal })
  window.addEventListener('pagehide', stop, { signal })
  window.addEventListener('pageshow', onVisibility, { signal })
  if (document.visibilityState === 'visible') start()
}

/** Reconnects with exponential backoff until the page is left or the cart is over. */
async function listen(cart: CartStore, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const openedAt = performance.now()
    const end = await readOnce(cart, signal)
    if (signal.aborted || end === 'over') return
    if (performance.now() - openedAt > pauseMs * 4) pauseMs = FIRST_PAUSE_MS
    // Jitter, because a stopping server closes all streams at once.
    await pause(pauseMs * (0.5 + Math.random()), signal)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

async function readOnce(cart: CartStore, signal: AbortSignal): Promise<CartEnd> {
  try {
    for await (const change of readCartChanges(signal)) {
      if (typeof change === 'string') return change
      await pass(cart, change)
    }
    return 'broken'
  } catch {
    // A failed connection is not reported: the cart is refetched when the visitor returns.
    return 'broken'
  }
}

async function pass(cart: CartStore, change: CartChange): Promise<void> {
  // The cart may have been ordered by a tab of this browser, whose answer is still missing. No tab
  // may read it now (see `hold` of the store); it is refetched on the next return to the page.
  if (cart.state().isHeld || (change.version === null && (await isOrdering()))) return
  // Refetching the cart also updates the count in the header.
  if (cart.state().isLoaded || isBehind(change)) await cart.refresh(change)
  announceCart(change)
  if (isBehind(change)) throw new Error('The cart was not read')
}

/** True while no answer has brought this browser up to that version. */
function isBehind({ version }: CartChange): boolean {
  return version !== null && readCartVersion(document.cookie) < version
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
