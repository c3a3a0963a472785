import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The one without windows first: it takes an eighth less CPU for the same pages. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** An installed browser, if any: `CHROMIUM_PATH`, Playwright's own, or the system's. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM_BROWSERS]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** Returns an installed browser, or installs one. */
export function ensureChromium(): string {
  const installed = findChromium() ?? installFromPlaywright() ?? installFromDebian()
  if (installed) return installed
  throw new Error('No Chromium found. Install one with: npx playwright install chromium')
}

function installFromPlaywright(): string | null {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return findChromium()
}

/** Only as root, for example in a container: other machines are not ours to change. */
function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  return findChromium()
}
