import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { Call } from '#services/contract/call.ts'

export type FakeCall = { readonly call: Call; readonly input: unknown }

/** Stands in for all services: the answers by call, and the calls. */
export function fakeUpstream(answers: ReadonlyMap<Call, unknown>): {
  readonly upstream: Upstream
  readonly calls: readonly FakeCall[]
} {
  const calls: FakeCall[] = []
  return {
    calls,
    upstream: {
      async call(call, input) {
        calls.push({ call, input })
        const answer = answers.get(call)
        if (answer instanceof Error) throw answer
        // As strict as the real one, so that no test rests on an answer that no service gives.
        return call.output.parse(answer) as never
      },
    },
  }
}
