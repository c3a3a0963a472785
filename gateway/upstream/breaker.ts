import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel'
import type { ServiceState } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

const FAILURES_BEFORE_OPEN = 5
/** How long nothing is sent before one call may try whether the service is back. */
export const PAUSE_MS = 2_000

export type Breaker = {
  /** Rejects at once, with what `refuse` makes, while the service is taken for dead. */
  run<T>(action: () => Promise<T>, refuse: () => Error): Promise<T>
  state(): ServiceState
}

export function createBreaker(
  onChange: (state: ServiceState) => void,
  isFailure: (error: unknown) => boolean = isFailureOfService,
): Breaker {
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_BEFORE_OPEN),
  })
  policy.onStateChange((state) => onChange(nameOf(state)))

  return {
    async run(action, refuse) {
      // While one call tries, the others must not wait for it: it may take its whole time limit.
      if (policy.state === CircuitState.HalfOpen) throw refuse()
      try {
        return await policy.execute(action)
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw refuse()
        throw error
      }
    },
    state: () => nameOf(policy.state),
  }
}

function isFailureOfService(error: unknown): boolean {
  return error instanceof UpstreamError && error.isFailureOfService
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
