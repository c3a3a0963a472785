export type ToastKind = 'notice' | 'success' | 'error' | 'cartChanged'

import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'

/** One action for the reported event, such as undo. */
export type ToastAction = { readonly label: string; readonly run: () => void }

export type Toast = {
  readonly id: number
  readonly kind: ToastKind
  readonly text: string
  readonly action?: ToastAction | undefined
}

export type ToastStore = {
  show(kind: ToastKind, text: string, action?: ToastAction): void
  close(id: number): void
  /** Toasts do not expire while the pointer or the focus is on one. */
  pause(): void
  resume(): void
  toasts(): readonly Toast[]
  readonly subscribe: Subscribe
}

export type Timer = {
  now(): number
  /** Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

const SHOWN_MS = 3000
const WITH_ACTION_SHOWN_MS = 8000
const CART_CHANGED_SHOWN_MS = 12_000
const ERROR_MS_PER_CHARACTER = 50

export function shownMs({ kind, text, action }: Omit<Toast, 'id'>): number {
  if (action !== undefined) return WITH_ACTION_SHOWN_MS
  switch (kind) {
    case 'notice':
    case 'success':
      return SHOWN_MS
    case 'cartChanged':
      return CART_CHANGED_SHOWN_MS
    case 'error':
      return Math.max(SHOWN_MS, text.length * ERROR_MS_PER_CHARACTER)
  }
}

type Running = { leftMs: number; startedAt: number; cancel: (() => void) | null }

/** A stable reference, so that hydration sees no change. */
export const NO_TOASTS: readonly Toast[] = []

export function createToastStore(timer: Timer): ToastStore {
  let shown = NO_TOASTS
  let lastId = 0
  let isPaused = false
  const running = new Map<number, Running>()
  const { subscribe, notify } = createSubscribers()

  function change(next: readonly Toast[]): void {
    shown = next
    notify()
  }

  function close(id: number): void {
    running.get(id)?.cancel?.()
    running.delete(id)
    change(shown.filter((toast) => toast.id !== id))
  }

  function start(id: number, clock: Running): void {
    clock.startedAt = timer.now()
    clock.cancel = timer.after(clock.leftMs, () => close(id))
  }

  return {
    show(kind, text, action) {
      // One of a kind is shown; an offered action stays until its time is over.
      const replaced = shown.filter(
        (toast) => toast.kind === kind && (toast.action === undefined || toast.text === text),
      )
      for (const one of replaced) close(one.id)
      lastId += 1
      const toast = { id: lastId, kind, text, action }
      const clock: Running = { leftMs: shownMs(toast), startedAt: timer.now(), cancel: null }
      running.set(toast.id, clock)
      change([...shown, toast])
      if (!isPaused) start(toast.id, clock)
    },
    close,
    pause() {
      if (isPaused) return
      isPaused = true
      for (const clock of running.values()) {
        clock.cancel?.()
        clock.cancel = null
        clock.leftMs -= timer.now() - clock.startedAt
      }
    },
    resume() {
      if (!isPaused) return
      isPaused = false
      for (const [id, clock] of running) start(id, clock)
    },
    toasts: () => shown,
    subscribe,
  }
}

export const browserTimer: Timer = {
  now: () => performance.now(),
  after(ms, run) {
    const handle = setTimeout(run, ms)
    return () => clearTimeout(handle)
  },
}
