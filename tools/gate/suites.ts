import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunOutcome, runOutcome, type SuiteOutcome } from './outcome.ts'
import type { Steps } from './steps.ts'

/** Runs all suites, or these alone, one after another. */
export async function runSuites(
  steps: Steps,
  folder: string,
  alone: readonly SuiteOutcome[] = [],
): Promise<RunOutcome> {
  const file = join(folder, `suites-${alone.length}.json`)
  const isAgain = alone.length > 0
  const isGreen = await steps.run(
    isAgain ? 'suites again' : 'suites',
    [
      'vitest',
      'run',
      ...alone.map(({ id }) => id),
      ...(isAgain ? ['--no-file-parallelism'] : []),
      '--reporter=default',
      '--reporter=./tools/gate/vitest-reporter.ts',
    ],
    { GATE_OUTCOME: file },
  )
  const { suites, crashes } = runOutcome.parse(JSON.parse(readFileSync(file, 'utf8')))
  const isExplained = crashes.length > 0 || suites.some(({ faults }) => faults.length > 0)
  if (!isGreen && !isExplained) crashes.push('vitest failed for a reason that no suite gives')
  return { suites, crashes }
}
