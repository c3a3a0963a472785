import type { RunOutcome } from './outcome.ts'
import type { StepCost } from './steps.ts'

const SLOWEST = 15
const MAX_CHARACTERS = 2_000

/** Seconds of each step, and of the suites and stories that take most. */
export function printCosts(steps: readonly StepCost[], outcomes: readonly RunOutcome[]): void {
  printTable('Steps', steps)
  for (const { suites } of outcomes) {
    const cost = ({ cpuMs, wallMs }: { cpuMs: number | null; wallMs: number }) => cpuMs ?? wallMs
    const slowest = suites.toSorted((a, b) => cost(b) - cost(a)).slice(0, SLOWEST)
    printTable(
      `The ${slowest.length} of ${suites.length} that cost most`,
      slowest.map((suite) => ({ ...suite, name: suite.id })),
    )
  }
}

function printTable(
  title: string,
  rows: readonly { name: string; wallMs: number; cpuMs: number | null }[],
): void {
  console.log(`\n${'wall s'.padStart(8)}${'CPU s'.padStart(8)}  ${title}`)
  for (const { name, wallMs, cpuMs } of rows) {
    console.log(`${seconds(wallMs)}${seconds(cpuMs)}  ${name}`)
  }
}

function seconds(ms: number | null): string {
  return (ms === null ? '?' : (ms / 1_000).toFixed(1)).padStart(8)
}

export function printFaults(kind: string, faults: readonly string[]): void {
  for (const fault of faults) console.log(`\n${kind}: ${fault.slice(0, MAX_CHARACTERS)}`)
}
