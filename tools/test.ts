import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

/**
 * Runs every check and test. The last line counts passed, failed and skipped tests. Failures are
 * repeated right before it, because the end of a log is what is kept and read.
 */

type Count = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly faults: string[]
}

const PASSED: Count = { passed: 1, failed: 0, skipped: 0, faults: [] }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
})

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})
const suite = z.object({
  specs: z.array(spec),
  get suites(): z.ZodOptional<z.ZodArray<typeof suite>> {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(suite),
})

const MAX_FAULT_CHARACTERS = 2_000

const reports = mkdtempSync(join(tmpdir(), 'savez-tests-'))
const counts: Count[] = []

for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) {
  if (!process.env[name]) console.log(`${name} is not set: the suites that need it are skipped.`)
}

counts.push(step('npm', ['run', '--silent', 'codegen']))
const checks = [
  quietStep('biome', ['ci', '.']),
  quietStep('node', ['tools/check-imports.ts']),
  quietStep('tsc', ['--noEmit']),
  quietStep('knip', ['--no-gitignore']),
]
for (const check of checks) {
  const { said, ...count } = await check
  console.log(said)
  counts.push(count)
}
counts.push(runVitest())
counts.push(runStories())
rmSync(reports, { recursive: true })

const total = (kind: 'passed' | 'failed' | 'skipped'): number =>
  counts.reduce((sum, count) => sum + count[kind], 0)
const passed = total('passed')
const failed = total('failed')
for (const fault of counts.flatMap((count) => count.faults)) console.log(`\nFailed: ${fault}`)
console.log(`${passed} passed, ${failed} failed, ${total('skipped')} skipped`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function step(command: string, parameters: readonly string[]): Count {
  console.log(`\n> ${command} ${parameters.join(' ')}`)
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' })
  return status === 0 ? PASSED : broken(`${command} ended with ${status}`)
}

function broken(fault: string): Count {
  return { passed: 0, failed: 1, skipped: 0, faults: [fault] }
}

/** Runs beside others, so its output is collected until it has ended. */
function quietStep(
  command: string,
  parameters: readonly string[],
): Promise<Count & { said: string }> {
  return new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: Number.POSITIVE_INFINITY }, (error, out, err) => {
      const said = `\n> ${command} ${parameters.join(' ')}\n${out}${err}`
      resolve(
        error
          ? { ...broken(excerpt(command, said.slice(-MAX_FAULT_CHARACTERS))), said }
          : { ...PASSED, said },
      )
    })
  })
}

function runVitest(): Count {
  const report = join(reports, 'vitest.json')
  const { failed: crashed } = step('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { testResults, ...numbers } = readReport(vitestReport, report)
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [excerpt(name, message)]
    return tests.map((test) =>
      excerpt(`${name} › ${test.fullName}`, (test.failureMessages ?? []).join('\n')),
    )
  })
  // A file that cannot be loaded fails the run without failing a test; so does an uncaught error,
  // which the report leaves out.
  if (crashed && faults.length === 0) faults.push('vitest: see "Unhandled Errors" above')
  return {
    passed: numbers.numPassedTests,
    failed: Math.max(numbers.numFailedTests, crashed),
    skipped: numbers.numPendingTests + numbers.numTodoTests,
    faults,
  }
}

function runStories(): Count {
  buildIfStale()
  const report = join(reports, 'playwright.json')
  process.env['CHROMIUM_PATH'] = ensureChromium()
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report
  console.log(`\nBrowser: ${process.env['CHROMIUM_PATH']}`)
  const { failed: crashed } = step('playwright', ['test', '--reporter=list,json'])
  const { stats, suites } = readReport(playwrightReport, report)
  const failed = Math.max(stats.unexpected + stats.flaky, crashed)
  const { expected: passed, skipped } = stats
  return { passed, failed, skipped, faults: suites.flatMap(faultsOfStories) }
}

function faultsOfStories({ specs, suites = [] }: z.output<typeof suite>): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      return excerpt(`${file} › ${title}`, errors.map(({ message }) => message).join('\n'))
    })
  return [...own, ...suites.flatMap(faultsOfStories)]
}

function excerpt(what: string, why: string): string {
  return `${what}\n${stripVTControlCharacters(why).slice(0, MAX_FAULT_CHARACTERS)}`
}

function readReport<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
