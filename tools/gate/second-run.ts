import type { Fault, RunOutcome, SuiteOutcome } from './outcome.ts'

/** More flaky suites than this fail the gate, in one run and in `tests/flaky.md`. */
const MAX_FLAKY = 3
const MAX_KNOWN_FLAKY = 5

/** A part of the gate, such as all suites or all stories. */
export type Part = {
  readonly first: RunOutcome
  /** Runs these suites alone, one after another. */
  readonly runAlone: (suites: readonly SuiteOutcome[]) => Promise<RunOutcome>
}

export type Verdict = {
  readonly passed: number
  readonly skipped: number
  readonly faults: readonly string[]
  /** Suites that failed once and passed alone, with what they said first. */
  readonly flaky: readonly string[]
}

/** Failed suites run a second time, unless there are so many that the gate fails in any case. */
export async function judge(parts: readonly Part[], knownFlaky: number): Promise<Verdict> {
  const failedCount = parts.flatMap(({ first }) => first.suites.filter(hasFailed)).length
  const verdicts: Verdict[] = []
  for (const part of parts) verdicts.push(await judgePart(part, failedCount <= MAX_FLAKY))
  return {
    passed: verdicts.reduce((sum, { passed }) => sum + passed, 0),
    skipped: verdicts.reduce((sum, { skipped }) => sum + skipped, 0),
    flaky: verdicts.flatMap(({ flaky }) => flaky),
    faults: [
      ...verdicts.flatMap(({ faults }) => faults),
      ...(knownFlaky > MAX_KNOWN_FLAKY
        ? [`tests/flaky.md names ${knownFlaky} tests; mend them: more than ${MAX_KNOWN_FLAKY} fail`]
        : []),
    ],
  }
}

async function judgePart({ first, runAlone }: Part, mayRunAgain: boolean): Promise<Verdict> {
  const suspects = mayRunAgain ? first.suites.filter(isSuspect) : []
  const again: RunOutcome =
    suspects.length > 0 ? await runAlone(suspects) : { suites: [], crashes: [] }
  // Stories of a loop share one line, and so one id: all of them have to pass.
  const failedAgain = new Set(again.suites.filter(hasFailed).map(({ id }) => id))
  const passedAlone = new Map(
    again.suites.filter(({ id }) => !failedAgain.has(id)).map((suite) => [suite.id, suite]),
  )
  const final = first.suites.map((suite) => passedAlone.get(suite.id) ?? suite)
  return {
    passed: final.reduce((sum, { passed }) => sum + passed, 0),
    skipped: final.reduce((sum, { skipped }) => sum + skipped, 0),
    faults: [...final.flatMap(faultsOf), ...first.crashes, ...again.crashes],
    flaky: first.suites.filter(({ id }) => passedAlone.has(id)).flatMap(faultsOf),
  }
}

function hasFailed({ faults }: SuiteOutcome): boolean {
  return faults.length > 0
}

/** Failed, and perhaps by chance: a broken invariant is never chance. */
function isSuspect(suite: SuiteOutcome): boolean {
  return hasFailed(suite) && !suite.faults.some(({ isViolation }) => isViolation)
}

function faultsOf({ name, faults }: SuiteOutcome): string[] {
  return faults.map(({ title, reason }: Fault) => `${name} › ${title}\n${reason}`)
}
