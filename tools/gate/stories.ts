import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Fault, RunOutcome, SuiteOutcome } from './outcome.ts'
import type { Steps } from './steps.ts'

/** Where a story notes its processor time: see `tests/support/story.ts`. */
export const CPU_NOTE = 'cpuMs'

const errors = z.array(z.object({ message: z.string().default('') }))
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.int(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
      results: z.array(z.object({ duration: z.number(), errors })),
    }),
  ),
})
const suite = z.object({
  specs: z.array(spec),
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.array(suite).optional()
  },
})
const report = z.object({ suites: z.array(suite), errors })

/** Runs all stories, or these alone, one after another. */
export async function runStories(
  steps: Steps,
  folder: string,
  alone: readonly SuiteOutcome[] = [],
): Promise<RunOutcome> {
  const file = join(folder, `stories-${alone.length}.json`)
  const isAgain = alone.length > 0
  const isGreen = await steps.run(
    isAgain ? 'stories again' : 'stories',
    [
      'playwright',
      'test',
      ...alone.map(({ id }) => id),
      // A trace costs a sixth of the CPU: only a story that failed is worth it.
      ...(isAgain ? ['--workers=1'] : ['--trace=off']),
      '--reporter=list,json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  )
  const read = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const suites = read.suites.flatMap(storiesOf)
  const crashes = read.errors.map(({ message }) => `Outside of any story\n${plain(message)}`)
  const isExplained = crashes.length > 0 || suites.some(({ faults }) => faults.length > 0)
  if (!isGreen && !isExplained) crashes.push('playwright failed for a reason that no story gives')
  return { suites, crashes }
}

function storiesOf({ specs, suites = [] }: z.output<typeof suite>): SuiteOutcome[] {
  return [...specs.map(storyOf), ...suites.flatMap(storiesOf)]
}

function storyOf({ title, file, line, ok, tests }: z.output<typeof spec>): SuiteOutcome {
  const results = tests.flatMap((test) => test.results)
  const said = results.flatMap((result) => result.errors.map(({ message }) => plain(message)))
  const isSkipped = tests.every(({ status }) => status === 'skipped')
  const cpuNotes = tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === CPU_NOTE)
  const fault: Fault = {
    title,
    reason: said.join('\n'),
    isViolation: said.some((message) => message.startsWith('Violation')),
  }
  return {
    id: `${file}:${line}`,
    name: file,
    wallMs: results.reduce((sum, { duration }) => sum + duration, 0),
    cpuMs: cpuNotes.length > 0 ? Number(cpuNotes.at(-1)?.description) : null,
    passed: ok && !isSkipped ? 1 : 0,
    skipped: isSkipped ? 1 : 0,
    faults: ok ? [] : [fault],
  }
}

function plain(message: string): string {
  return stripVTControlCharacters(message)
}
