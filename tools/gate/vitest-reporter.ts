import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Fault, RunOutcome, SuiteOutcome } from './outcome.ts'

/** Writes the outcome of a run into the file that `GATE_OUTCOME` names. */
// biome-ignore lint/style/noDefaultExport: how Vitest wants a reporter
export default class GateReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { GATE_OUTCOME: file } = process.env
    if (!file) throw new Error('GATE_OUTCOME is not set')
    const outcome: RunOutcome = {
      suites: modules.map(outcomeOf),
      crashes: unhandledErrors.map((error) => `Unhandled error\n${reasonOf([error])}`),
    }
    writeFileSync(file, JSON.stringify(outcome))
  }
}

function outcomeOf(module: TestModule): SuiteOutcome {
  const tests = [...module.children.allTests()]
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  const faults: Fault[] = inState('failed').map((test) =>
    faultOf(test.fullName, test.result().errors ?? []),
  )
  // A file that cannot be loaded, and a hook around all of its tests.
  const suites = [module, ...module.children.allSuites()]
  const own = suites.flatMap((suite) => suite.errors())
  if (own.length > 0) faults.push(faultOf('outside of its tests', own))
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    id: module.moduleId,
    name: module.relativeModuleId,
    wallMs: collectDuration + setupDuration + duration,
    cpuMs: module.meta().cpuMs ?? null,
    passed: inState('passed').length,
    skipped: inState('skipped').length,
    faults,
  }
}

function faultOf(title: string, errors: readonly SerializedError[]): Fault {
  return {
    title,
    reason: reasonOf(errors),
    isViolation: errors.some(({ name }) => name === 'Violation'),
  }
}

function reasonOf(errors: readonly SerializedError[]): string {
  return stripVTControlCharacters(
    errors.map(({ stack, message, diff }) => [stack ?? message, diff].join('\n')).join('\n'),
  )
}
