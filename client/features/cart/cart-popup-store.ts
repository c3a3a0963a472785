/** What the popup names; null while it is closed. */
export type CartPopup = { readonly addedName: string } | null

/** Whether the cart stands over the page, as after an addition. */
export type CartPopupStore = {
  state(): CartPopup
  open(popup: { readonly addedName: string }): void
  close(): void
  subscribe(listener: () => void): () => void
}

export function createCartPopupStore(): CartPopupStore {
  let current: CartPopup = null
  const listeners = new Set<() => void>()

  function change(next: CartPopup): void {
    current = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => current,
    open: change,
    close: () => change(null),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
