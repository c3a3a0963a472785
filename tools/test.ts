import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'

/** Everything there is to check, in one run; the last line counts what passed and what failed. */

type Count = { readonly passed: number; readonly failed: number }

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
})

const reports = mkdtempSync(join(tmpdir(), 'savez-tests-'))
const counts: Count[] = []

for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) {
  if (!process.env[name]) console.log(`${name} is not set: the suites that need it are left out.`)
}

counts.push(step('npm', ['run', '--silent', 'codegen']))
const checks = [
  quietStep('biome', ['ci', '.']),
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
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

function step(command: string, parameters: readonly string[]): Count {
  console.log(`\n> ${command} ${parameters.join(' ')}`)
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Beside others; what it says is kept together until it has ended. */
function quietStep(
  command: string,
  parameters: readonly string[],
): Promise<Count & { said: string }> {
  return new Promise((resolve) => {
    execFile(command, parameters, { maxBuffer: Number.POSITIVE_INFINITY }, (error, out, err) => {
      const said = `\n> ${command} ${parameters.join(' ')}\n${out}${err}`
      resolve(error ? { passed: 0, failed: 1, said } : { passed: 1, failed: 0, said })
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
  const { numPassedTests, numFailedTests } = readReport(vitestReport, report)
  // A file that cannot even be loaded fails the run without failing a test.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, broken) }
}

function runStories(): Count {
  buildIfStale()
  const report = join(reports, 'playwright.json')
  process.env['CHROMIUM_PATH'] = ensureChromium()
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report
  console.log(`\nBrowser: ${process.env['CHROMIUM_PATH']}`)
  const { failed: broken } = step('playwright', ['test', '--reporter=list,json'])
  const { expected, unexpected, flaky } = readReport(playwrightReport, report).stats
  return { passed: expected, failed: Math.max(unexpected + flaky, broken) }
}

function readReport<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
