import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { printCosts, printFaults } from './gate/print.ts'
import { judge } from './gate/second-run.ts'
import { createSteps } from './gate/steps.ts'
import { runStories } from './gate/stories.ts'
import { runSuites } from './gate/suites.ts'

/**
 * Runs every check and test. The last line counts passed, failed and skipped tests. What failed or
 * was flaky is repeated right before it, because the end of a log is what is read.
 */

const CHECKS = [
  ['biome', 'ci', '.'],
  ['node', 'tools/check-imports.ts'],
  ['tsc', '--noEmit'],
  ['knip', '--no-gitignore'],
] as const

for (const name of ['TEST_DATABASE_URL', 'TEST_REDIS_URL']) {
  if (!process.env[name]) console.log(`${name} is not set: the suites that need it are skipped.`)
}

const steps = createSteps()
const folder = mkdtempSync(join(tmpdir(), 'savez-tests-'))

const isGenerated = await steps.run('codegen', ['npm', 'run', '--silent', 'codegen'])
const brokenChecks = await steps.runParallel('checks', CHECKS)
const suites = await runSuites(steps, folder)
await steps.measure('build', buildIfStale)
process.env['CHROMIUM_PATH'] = ensureChromium()
console.log(`\nBrowser: ${process.env['CHROMIUM_PATH']}`)
const stories = await runStories(steps, folder)

const verdict = await judge(
  [
    { first: suites, runAlone: (failed) => runSuites(steps, folder, failed) },
    { first: stories, runAlone: (failed) => runStories(steps, folder, failed) },
  ],
  flakyTestsOf(readFileSync('tests/flaky.md', 'utf8')),
)
rmSync(folder, { recursive: true })

const faults = [...(isGenerated ? [] : ['codegen']), ...brokenChecks, ...verdict.faults]
const passed = CHECKS.length + 1 - brokenChecks.length - (isGenerated ? 0 : 1) + verdict.passed
printCosts(steps.costs, [suites, stories])
printFaults('Failed', faults)
printFaults('Flaky', verdict.flaky)
console.log(`${passed} passed, ${faults.length} failed, ${verdict.skipped} skipped`)
process.exitCode = faults.length === 0 && passed > 0 ? 0 : 1

function flakyTestsOf(page: string): number {
  return page.split('\n').filter((line) => line.startsWith('- ')).length
}
