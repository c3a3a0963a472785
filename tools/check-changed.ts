import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'

/**
 * The checks for a small change, in under a minute: everything that is quick, Biome on the changed
 * files, and the suites nearest to them, on SQLite alone. The gate is `npm run check`.
 */

const run = promisify(execFile)

/** One suite for each way through the graph. */
const SMOKE = /^tests\/gateway\/(?:catalogue|content|customers)\.test\.ts$/

// An own engine for each suite would double the time.
delete process.env['TEST_DATABASE_URL']
delete process.env['TEST_REDIS_URL']

const [since = 'main'] = process.argv.slice(2)
const base = lines('git', ['merge-base', since, 'HEAD'])[0] ?? since
const changed = [
  ...lines('git', ['diff', '--name-only', '--diff-filter=d', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
]

execFileSync('npm', ['run', '--silent', 'codegen'], { stdio: 'inherit' })
const checks = await Promise.all([
  check('biome', ['ci', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...changed]),
  check('node', ['tools/check-imports.ts']),
  check('tsc', ['--noEmit']),
])
const haveRun = checks.every(Boolean) && runSuites()
process.exitCode = haveRun ? 0 : 1

async function check(command: string, parameters: readonly string[]): Promise<boolean> {
  try {
    await run(command, parameters)
    return true
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string }
    console.error(`> ${command}\n${stdout}${stderr}`)
    return false
  }
}

function runSuites(): boolean {
  const options = ['--project', 'together', '--project', 'alone-in-process', '--changed', base]
  const affected = lines('vitest', ['list', '--filesOnly', ...options]).map((line) =>
    line.replace(/^\[\w+\] /, ''),
  )
  const near = affected.filter(isNear)
  const rest = affected.length - near.length
  if (rest > 0) console.log(`${rest} more suites may be affected: npm run check runs them.`)
  if (near.length === 0) return true
  try {
    execFileSync('vitest', ['run', ...options, ...near], { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Nearly every suite of a room starts its whole program; these are about what has changed. */
function isNear(file: string): boolean {
  if (!file.startsWith('tests/') || changed.includes(file) || SMOKE.test(file)) return true
  const text = readFileSync(file, 'utf8')
  return changed
    .map(folderOf)
    .some((folder) => text.includes(`#${folder}/`) || basename(file).startsWith(basename(folder)))
}

/** The module, domain, screen or feature that a file belongs to. */
function folderOf(file: string): string {
  const depth = /^(?:client|gateway\/domains)\//.test(file) ? 3 : 2
  return file.split('/').slice(0, depth).join('/')
}

function lines(command: string, parameters: readonly string[]): readonly string[] {
  return execFileSync(command, parameters, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
