import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'
import { CaptchaFailure, type CaptchaFault } from './captcha-fault.ts'

export type Solved = { readonly response: string; readonly lifetimeMs: number }

/** A kind of captcha. */
export type CaptchaSolver = {
  /** Whether the visitor has to allow it first. */
  needsConsent(): boolean
  allow(): void
  /** What is done when a form is begun: `solve`, or what it needs. */
  prepare(): Promise<Solved | null>
  solve(): Promise<Solved>
}

export type CheckState =
  | { readonly kind: 'idle' | 'consent' | 'working' | 'ready' }
  | { readonly kind: 'failed'; readonly fault: CaptchaFault }

export type CaptchaCheck = {
  state(): CheckState
  readonly subscribe: Subscribe
  /** Begins what is neither done nor failed. */
  begin(): void
  retry(): void
  allow(): void
  /** A response, which is used up by that. */
  take(): Promise<Taken>
  stop(): void
}

export type Taken =
  | { readonly response: string }
  | { readonly response: null; readonly reason: CaptchaFault | 'CONSENT' }

type CheckTimer = {
  now(): number
  /** Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
  isVisible(): boolean
}

/** A response must not end on its way. */
const MARGIN_MS = 20_000

/** The captcha of one form. A response that ends is replaced while the page is visible. */
export function createCheck(
  solver: CaptchaSolver,
  timer: CheckTimer,
  onFault: (fault: CaptchaFault) => void,
): CaptchaCheck {
  const { subscribe, notify } = createSubscribers()
  let state: CheckState = { kind: 'idle' }
  let solved: { readonly response: string; readonly until: number } | null = null
  let running: Promise<void> | null = null
  let cancelRefresh = (): void => undefined
  let isStopped = false

  function change(next: CheckState): void {
    state = next
    notify()
  }

  async function run(work: () => Promise<Solved | null>): Promise<void> {
    change({ kind: 'working' })
    try {
      const found = await work()
      if (isStopped) return
      solved = found && {
        response: found.response,
        until: timer.now() + found.lifetimeMs - MARGIN_MS,
      }
      if (found) cancelRefresh = timer.after(found.lifetimeMs - MARGIN_MS, refresh)
      change({ kind: found ? 'ready' : 'idle' })
    } catch (error) {
      const fault = error instanceof CaptchaFailure ? error.fault : 'CAPTCHA_FAILED'
      change({ kind: 'failed', fault })
      onFault(fault)
    } finally {
      running = null
    }
  }

  function start(work: () => Promise<Solved | null>): Promise<void> {
    running ??= run(work)
    return running
  }

  function refresh(): void {
    solved = null
    change({ kind: 'idle' })
    if (timer.isVisible()) begin()
  }

  function begin(): void {
    if (!isStopped && state.kind === 'idle') prepare()
  }

  function prepare(): void {
    if (solver.needsConsent()) change({ kind: 'consent' })
    else void start(solver.prepare)
  }

  function current(): string | null {
    return solved && timer.now() < solved.until ? solved.response : null
  }

  return {
    subscribe,
    state: () => state,
    begin,
    retry: prepare,
    allow() {
      solver.allow()
      prepare()
    },
    async take() {
      if (solver.needsConsent()) {
        change({ kind: 'consent' })
        return { response: null, reason: 'CONSENT' }
      }
      await running
      if (current() === null) await start(solver.solve)
      const response = current()
      cancelRefresh()
      solved = null
      if (state.kind === 'failed') return { response: null, reason: state.fault }
      change({ kind: 'idle' })
      return response === null ? { response, reason: 'CAPTCHA_FAILED' } : { response }
    },
    stop() {
      isStopped = true
      cancelRefresh()
    },
  }
}
