import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

/**
 * Everything there is to check, in one run; the last line counts what passed and what failed. What
 * failed is told once more right before it: the end of a log is what is kept and read.
 */

type Count = { readonly passed: number; readonly failed: number; readonly faults: string[] }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
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
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suite),
})

const MOST_OF_A_FAULT = 2_000

const reports = mkdtempSync(join(tmpdir(), 'savez-tests-'))
const counts: Count[] = []

for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) {
  if (!process.env[name]) console.log(`${name} is not set: the suites that need it are left out.`)
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

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const fault of counts.flatMap((count) => count.faults)) console.log(`\nFailed: ${fault}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function step(command: string, parameters: readonly string[]): Count {
  console.log(`\n> ${command} ${parameters.join(' ')}`)
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' })
  return status === 0
    ? { passed: 1, failed: 0, faults: [] }
    : { passed: 0, failed: 1, faults: [`${command} ended with ${status}`] }
}

/** Beside others; what it says is kept together until it has ended. */
function quietStep(
  command: string,
  parameters: readonly string[],
): Promise<Count & { said: string }> {
  return new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: Number.POSITIVE_INFINITY }, (error, out, err) => {
      const said = `\n> ${command} ${parameters.join(' ')}\n${out}${err}`
      resolve(
        error
          ? { passed: 0, failed: 1, faults: [told(command, said.slice(-MOST_OF_A_FAULT))], said }
          : { passed: 1, failed: 0, faults: [], said },
      )
    })
  })
}

function runVitest(): Count {
  const report = join(reports, 'vitest.json')
  const { failed: broken } = step('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const { numPassedTests, numFailedTests, testResults } = readReport(vitestReport, report)
  const faults = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [told(name, message)]
    return tests.map((test) =>
      told(`${name} › ${test.fullName}`, (test.failureMessages ?? []).join('\n')),
    )
  })
  // A file that cannot even be loaded fails the run without failing a test; so does an error that
  // nobody caught, of which the report tells nothing.
  if (broken && faults.length === 0) faults.push('vitest: see "Unhandled Errors" above')
  return { passed: numPassedTests, failed: Math.max(numFailedTests, broken), faults }
}

function runStories(): Count {
  buildIfStale()
  const report = join(reports, 'playwright.json')
  process.env['CHROMIUM_PATH'] = ensureChromium()
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report
  console.log(`\nBrowser: ${process.env['CHROMIUM_PATH']}`)
  const { failed: broken } = step('playwright', ['test', '--reporter=list,json'])
  const { stats, suites } = readReport(playwrightReport, report)
  const failed = Math.max(stats.unexpected + stats.flaky, broken)
  return { passed: stats.expected, failed, faults: suites.flatMap(faultsOfStories) }
}

function faultsOfStories({ specs, suites = [] }: z.output<typeof suite>): string[] {
  const own = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      return told(`${file} › ${title}`, errors.map(({ message }) => message).join('\n'))
    })
  return [...own, ...suites.flatMap(faultsOfStories)]
}

function told(what: string, why: string): string {
  return `${what}\n${stripVTControlCharacters(why).slice(0, MOST_OF_A_FAULT)}`
}

function readReport<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
