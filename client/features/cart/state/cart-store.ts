import type { CartItemOptionsInput } from '#client/generated/types.ts'
import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'
import { isCartGone } from '#services/contract/rules/cart.ts'
import type { CartProblemFieldsFragment } from './cart.generated.ts'
import { type Cart, type CartState, EMPTY_STATE, type PendingLine } from './cart-state.ts'

/** Result of a write: the new cart, the refusal, or null without an answer. */
export type CartAnswer =
  | { readonly cart: Cart }
  | { readonly problem: CartProblemFieldsFragment }
  | null

export type NewLine = {
  readonly productId: string
  readonly quantity: number
  readonly options?: CartItemOptionsInput
}

/** The version of a cart on the server; null once it is over. */
export type CartChange = { readonly id: string; readonly version: number | null }

/** GraphQL operations that the store needs. */
export type CartServer = {
  /** Undefined when there was no answer. */
  read(): Promise<Cart | null | undefined>
  add(line: NewLine, idempotencyKey: string): Promise<CartAnswer>
  /** Leaves the line's options unchanged when they are omitted. */
  update(itemId: string, quantity: number, options?: CartItemOptionsInput): Promise<CartAnswer>
  remove(itemId: string): Promise<CartAnswer>
  applyCoupon(code: string): Promise<CartAnswer>
  removeCoupon(): Promise<CartAnswer>
  applyMemberCard(barcode: string): Promise<CartAnswer>
  removeMemberCard(): Promise<CartAnswer>
  setInstructions(instructions: string): Promise<CartAnswer>
}

export type CartStore = {
  state(): CartState
  readonly subscribe: Subscribe
  /** Preloads the code of the store. */
  prepare(): void
  load(): Promise<void>
  add(line: NewLine): Promise<CartAnswer>
  /** Debounced; resolves to `replaced` when a newer quantity of the line supersedes it. */
  setQuantity(itemId: string, quantity: number): Promise<CartAnswer | 'replaced'>
  remove(itemId: string): Promise<CartAnswer>
  /** Runs after pending requests and stores the returned cart. */
  write(request: (server: CartServer) => Promise<CartAnswer>): Promise<CartAnswer>
  /** Initialises the store with a page's data, unless the store may be newer. */
  seed(cart: Cart | null): void
  /** Opens the popup; null closes it. */
  showAdded(name: string | null): void
  /**
   * Refetches the cart after a change by another tab or device, unless that version is already
   * shown.
   */
  refresh(change?: CartChange): Promise<void>
  /**
   * Blocks reads while an order is being placed: if the cart is already over, reading it would
   * delete the cookies by which a repeated request finds the order.
   */
  hold(isHeld: boolean): void
  /** Called when the visitor changes: answers to earlier requests are ignored. */
  reset(): void
}

export type CartStoreDeps = {
  readonly server: CartServer
  /** Calls back after the pause; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
  newKey(): string
  /** Called after each saved change, to notify other tabs. */
  onChanged(): void
}

/** Fixed by the specification. */
const EDIT_PAUSE_MS = 500
function isOlder(cart: Cart | null, shown: Cart | null): boolean {
  if (cart?.id !== shown?.id || cart?.version == null || shown?.version == null) return false
  return cart.version < shown.version
}

type Edit = { readonly cancel: () => void; readonly replaced: () => void }

/**
 * Owns the cart's state in a tab. It shows the server's cart with optimistic changes of pending
 * lines.
 */
export function createCartStore({ server, after, newKey, onChanged }: CartStoreDeps): CartStore {
  let current = EMPTY_STATE
  let epoch = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const edits = new Map<string, Edit>()
  const { subscribe, notify } = createSubscribers()

  function change(part: Partial<CartState>): void {
    current = { ...current, ...part }
    notify()
  }

  function setPending(itemId: string, line: PendingLine | null): void {
    const pending = new Map(current.pending)
    if (line === null) pending.delete(itemId)
    else pending.set(itemId, line)
    change({ pending })
  }

  /** Ignores a late answer with an older version of the shown cart. */
  function accept(cart: Cart | null, isOver = false): void {
    if (!isOlder(cart, current.cart)) change({ cart, isLoaded: true, isOver })
  }

  /** Sequential, because a platform without versions may reorder concurrent answers. */
  async function enqueue<Answer>(
    request: (server: CartServer) => Promise<Answer>,
  ): Promise<Answer> {
    waiting += 1
    if (waiting === 1) change({ isBusy: true })
    const answer = last.then(() => request(server))
    last = answer.catch(() => undefined) // handled by the caller
    try {
      return await answer
    } finally {
      waiting -= 1
      if (waiting === 0) change({ isBusy: false })
    }
  }

  async function write(request: (server: CartServer) => Promise<CartAnswer>): Promise<CartAnswer> {
    const startedIn = epoch
    const answer = await enqueue(async (connection) => {
      const answered = await request(connection)
      // Before the next request, which may depend on it.
      if (startedIn === epoch && answered !== null) take(answered)
      return answered
    })
    if (startedIn !== epoch) return null
    // The write may or may not have been executed, so refetch the cart.
    if (answer === null) await fetchAgain()
    return answer
  }

  function take(answer: NonNullable<CartAnswer>): void {
    if ('cart' in answer) accept(answer.cart)
    else if (isCartGone(answer.problem.code)) {
      change({ ...EMPTY_STATE, isLoaded: true, isBusy: current.isBusy })
    } else return
    onChanged()
  }

  function isShown(change: CartChange | undefined): boolean {
    if (change?.version == null || current.cart?.id !== change.id) return false
    return current.cart.version !== null && current.cart.version >= change.version
  }

  async function fetchAgain(change?: CartChange): Promise<void> {
    const startedIn = epoch
    // A pending answer may have brought this version already.
    await enqueue(async (connection) => {
      if (current.isHeld || isShown(change)) return
      const cart = await connection.read()
      if (startedIn !== epoch || cart === undefined) return
      accept(cart, cart === null && (current.cart !== null || current.isOver))
    })
  }

  function cancelEdit(itemId: string): void {
    const edit = edits.get(itemId)
    edits.delete(itemId)
    edit?.cancel()
    edit?.replaced()
  }

  function pause(itemId: string): Promise<'sent' | 'replaced'> {
    cancelEdit(itemId)
    return new Promise((resolve) => {
      const cancel = after(EDIT_PAUSE_MS, () => {
        edits.delete(itemId)
        resolve('sent')
      })
      edits.set(itemId, { cancel, replaced: () => resolve('replaced') })
    })
  }

  return {
    state: () => current,
    subscribe,
    write,
    prepare: () => undefined,
    async load() {
      if (!current.isLoaded) await fetchAgain()
    },
    seed(cart) {
      if (current.isHeld) return
      const isFirst = !current.isLoaded && !current.isBusy
      if (isFirst || (cart !== null && cart.version !== null)) accept(cart)
    },
    showAdded: (addedName) => change({ addedName }),
    refresh: fetchAgain,
    hold: (isHeld) => change({ isHeld }),

    async add(line) {
      const key = newKey()
      return await write((connection) => connection.add(line, key))
    },

    async setQuantity(itemId, quantity) {
      const line = { quantity }
      setPending(itemId, line)
      if ((await pause(itemId)) === 'replaced') return 'replaced'
      try {
        return await write((connection) => connection.update(itemId, quantity))
      } finally {
        // Keep a newer edit of the same line.
        if (current.pending.get(itemId) === line) setPending(itemId, null)
      }
    },

    async remove(itemId) {
      cancelEdit(itemId)
      setPending(itemId, 'removing')
      try {
        return await write((connection) => connection.remove(itemId))
      } finally {
        if (current.pending.get(itemId) === 'removing') setPending(itemId, null)
      }
    },

    reset() {
      epoch += 1
      for (const itemId of [...edits.keys()]) cancelEdit(itemId)
      change({ ...EMPTY_STATE, isBusy: current.isBusy })
    },
  }
}
