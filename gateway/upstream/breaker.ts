import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import type { ServiceState } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

const FAILURES_BEFORE_OPEN = 5
/** How long the circuit stays open before a single probe. */
export const PAUSE_MS = 2_000

/** Whether an error shows that the service is at fault, is available, or neither. */
export type Verdict = 'at fault' | 'there' | 'nothing'

export type Breaker = {
  /** Rejects at once with `refuse()` while the circuit is open. */
  run<T>(action: () => Promise<T>, refuse: () => Error): Promise<T>
  state(): ServiceState
}

export function createBreaker(
  onChange: (state: ServiceState) => void,
  judge: (error: unknown) => Verdict = verdictOfAnswers,
): Breaker {
  // An aborted probe does not prove that the service recovered.
  const isFailure = (error: unknown) =>
    judge(error) === 'at fault' || policy.state === CircuitState.HalfOpen
  const policy: CircuitBreakerPolicy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_OPEN),
  })
  policy.onStateChange((state) => onChange(nameOf(state)))

  return {
    async run(action, refuse) {
      // During a probe the others fail at once: it may take its whole time limit.
      if (policy.state === CircuitState.HalfOpen) throw refuse()
      try {
        const settled = await policy.execute(() => settle(action))
        if ('refusal' in settled) throw settled.refusal
        return settled.value
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw refuse()
        throw error
      }
    },
    state: () => nameOf(policy.state),
  }

  /** A refusal is an answer, so it does not count as a failure. */
  async function settle<T>(
    action: () => Promise<T>,
  ): Promise<{ readonly value: T } | { readonly refusal: unknown }> {
    try {
      return { value: await action() }
    } catch (error) {
      if (judge(error) === 'there') return { refusal: error }
      throw error
    }
  }
}

function verdictOfAnswers(error: unknown): Verdict {
  if (!(error instanceof UpstreamError)) return 'nothing'
  return error.isFailureOfService ? 'at fault' : 'there'
}

function nameOf(state: CircuitState): ServiceState {
  switch (state) {
    case CircuitState.Closed:
      return 'closed'
    case CircuitState.HalfOpen:
      return 'half-open'
    case CircuitState.Open:
    case CircuitState.Isolated:
      return 'open'
  }
}
