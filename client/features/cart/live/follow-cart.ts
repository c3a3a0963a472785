import { onVisitorChange, readVisitor } from '#client/features/auth/session/visitor.ts'
import { announceCart } from '#client/features/cart/state/announce-cart.ts'
import type { CartChange, CartStore } from '#client/features/cart/state/cart-store.ts'
import { type CartEnd, readCartChanges } from './cart-changes.ts'
import { readCartVersion } from './cart-version.ts'

const LOCK = 'cart-changes'
/** A page that is not seen reads the cart again when it is. */
const HIDDEN_MS = 60_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 5 * 60_000

let isFollowing = false

/**
 * While this page is seen it waits to be the one tab that holds the stream of changes, and then
 * tells the other tabs; until there is no cart any more. A cart that was emptied may be filled again
 * elsewhere. A browser without locks reads the cart again on return.
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

  /** Also before the page enters the back-forward cache: a stream or a lock would forbid that. */
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

/** Until the page is left or the cart is over; a broken stream is opened again, later each time. */
async function listen(cart: CartStore, signal: AbortSignal): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!signal.aborted) {
    const openedAt = performance.now()
    const end = await readOnce(cart, signal)
    if (signal.aborted || end === 'over') return
    if (performance.now() - openedAt > pauseMs * 4) pauseMs = FIRST_PAUSE_MS
    // With jitter: a server that stops ends all streams at once.
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
    // No connection, which is not worth a word: the cart is read again on return.
    return 'broken'
  }
}

async function pass(cart: CartStore, change: CartChange): Promise<void> {
  // Ordered, maybe by a request whose answer is missing: no tab may read the cart now, see `hold` of
  // the store. It is read on the next return to the page.
  if (change.version === null || cart.state().isHeld) return
  // Reading the cart also renews the count in the header.
  if (cart.state().isLoaded || isBehind(change)) await cart.refresh(change)
  announceCart(change)
  if (isBehind(change)) throw new Error('The cart was not read')
}

/** Whether no answer has brought this browser the change yet. */
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
