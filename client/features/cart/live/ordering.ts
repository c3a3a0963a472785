import type { CartStore } from '#client/features/cart/state/cart-store.ts'

const LOCK = 'ordering'

/** Shows the other tabs that this one is placing an order, until it is done or closed. */
export function lockWhileOrdering(cart: CartStore): void {
  let release: (() => void) | null = null
  cart.subscribe(() => {
    const { isHeld } = cart.state()
    if (isHeld === (release !== null)) return
    release?.()
    release = isHeld ? hold() : null
  })
}

/** True while a tab of this browser is placing an order. */
export async function isOrdering(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOCK)
}

function hold(): () => void {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Shared, because two tabs may order at once. Browsers without locks follow no cart.
  navigator.locks?.request(LOCK, { mode: 'shared' }, () => released).catch(reportError)
  return release
}
